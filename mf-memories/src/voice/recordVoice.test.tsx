/** @jest-environment @spire/testing/browserEnvironment */
import { MOST_VOICE_SECONDS, VOICE_BUCKET } from '@spire/domain/voiceBucket';
import { FakeRecorder, giveMicrophone, takeMicrophone } from '../testing/fakeRecorder.ts';
import { recordVoice, type Recorded } from './recordVoice.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  takeMicrophone();
});

/** A recording that runs, and how it ends. */
async function record() {
  const { track } = giveMicrophone();
  let tell: (recorded: Recorded) => void = () => undefined;
  const ended = new Promise<Recorded>((resolve) => (tell = resolve));
  const recording = await recordVoice((recorded) => tell(recorded));
  const recorder = FakeRecorder.last;
  if (typeof recording === 'string' || recorder === undefined) throw new Error('It does not record');
  return { track, recording, recorder, ended };
}

test('it ends when the person ends it, and lets go of the microphone', async () => {
  const { track, recording, recorder, ended } = await record();
  recorder.hear();
  jest.advanceTimersByTime(7000);
  recording.stop();
  recording.stop();
  await expect(ended).resolves.toMatchObject({
    kind: 'ended',
    by: 'person',
    voice: { type: 'audio/webm', seconds: 7 },
  });
  expect(track.stop).toHaveBeenCalledTimes(1);
});

test('it ends by itself when the time is up', async () => {
  const { recorder, ended } = await record();
  recorder.hear();
  jest.advanceTimersByTime(MOST_VOICE_SECONDS * 1000);
  await expect(ended).resolves.toMatchObject({ by: 'time', voice: { seconds: MOST_VOICE_SECONDS } });
});

test('it ends before it is larger than the bucket takes', async () => {
  const { recorder, ended } = await record();
  recorder.hear(VOICE_BUCKET.mostBytes - 1000);
  const recorded = await ended;
  expect(recorded).toMatchObject({ kind: 'ended', by: 'time' });
  if (recorded.kind === 'ended') expect(recorded.voice.sound.size).toBeLessThan(VOICE_BUCKET.mostBytes);
});

test('what was said until the microphone went is kept', async () => {
  const { recorder, ended } = await record();
  recorder.hear();
  recorder.stop();
  await expect(ended).resolves.toMatchObject({ kind: 'ended', by: 'lost' });
});

test.each<[string, (recorder: FakeRecorder) => void]>([
  ['nothing', () => undefined],
  ['what is no sound', (recorder) => recorder.hear(0, new TextEncoder().encode('<html>'))],
])('%s is no recording', async (_what, hear) => {
  const { recorder, recording, ended } = await record();
  hear(recorder);
  recording.stop();
  await expect(ended).resolves.toEqual({ kind: 'failed', problem: 'silent' });
});

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'absent'],
  ['OverconstrainedError', 'absent'],
  ['NotReadableError', 'inUse'],
])('%s is told as "%s"', async (name, problem) => {
  giveMicrophone(name);
  await expect(recordVoice(() => undefined)).resolves.toBe(problem);
});

test('a browser that records nothing is not asked for its microphone', async () => {
  await expect(recordVoice(() => undefined)).resolves.toBe('unsupported');
  const { getUserMedia } = giveMicrophone();
  jest
    .spyOn(FakeRecorder, 'isTypeSupported')
    .mockReturnValueOnce(false)
    .mockReturnValueOnce(false)
    .mockReturnValueOnce(false);
  await expect(recordVoice(() => undefined)).resolves.toBe('unsupported');
  expect(getUserMedia).not.toHaveBeenCalled();
});
