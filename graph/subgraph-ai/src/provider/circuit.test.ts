import type { ProviderMode } from '@spire/testing/providerStandIn';
import { outcome, useProvider } from '../testing/useProvider.ts';

const provided = useProvider();
const { start, asked, bodies, told } = provided;

const clock = (now: number) => jest.spyOn(Date, 'now').mockReturnValue(now);
/** Waits for an event that happens without a request. */
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
};
const OPENED = [{ reason: expect.any(String) }, 'The provider of texts is left alone for a while'];
/** A limit short enough for a hanging provider, and long enough for the answers afterwards. */
const HANGING = { times: { limitMs: 1000 } };
const CLOSED = ['The provider of texts is asked again'];

test.each<[ProviderMode, number]>([
  ['hangs', 1],
  ['limited', 1],
  ['unauthorized', 1],
  ['fails', 3],
  ['brokenJson', 3],
])('a provider that %s is asked %i times, and then nobody waits for it', async (mode, times) => {
  provided.standIn.behave(mode);
  const provider = start(mode === 'hangs' ? HANGING : {});
  for (let count = 0; count < times; count += 1) await expect(outcome(provider)).resolves.not.toBe('circuit_open');
  await expect(outcome(provider)).resolves.toBe('circuit_open');
  expect(asked('responses')).toHaveLength(times);
});

test.each<ProviderMode>(['rejects', 'refuses', 'cut'])('one that %s is not down', async (mode) => {
  provided.standIn.behave(mode);
  const provider = start();
  for (let count = 0; count < 5; count += 1) await expect(outcome(provider)).resolves.not.toBe('circuit_open');
});

test('errors count only in a row', async () => {
  const provider = start();
  for (const mode of ['fails', 'fails', 'answers', 'fails', 'fails'] as const) {
    provided.standIn.behave(mode);
    await outcome(provider);
  }
  provided.standIn.behave('answers');
  await expect(outcome(provider)).resolves.toBe('answer');
});

test('one that is down is asked again after its rest, without a word of anybody’s, while people get theirs at once', async () => {
  clock(0);
  provided.standIn.behave('hangs');
  const provider = start(HANGING);
  await outcome(provider);
  provided.standIn.behave('answers');
  clock(29_000);
  await expect(outcome(provider)).resolves.toBe('circuit_open');
  expect(asked('responses')).toHaveLength(1);

  clock(31_000);
  const both = Promise.all([outcome(provider), outcome(provider)]);
  await expect(both).resolves.toEqual(['circuit_open', 'circuit_open']);
  await until(() => told.length === 2);
  expect(told).toEqual([OPENED, CLOSED]);
  expect(bodies('responses').slice(1)).toEqual([
    expect.objectContaining({ input: '{"question":"Are you ready?"}', store: false }),
  ]);
  await expect(outcome(provider)).resolves.toBe('answer');
});

test('one that is down rests twice as long after a probe that failed', async () => {
  clock(0);
  provided.standIn.behave('hangs');
  const provider = start(HANGING);
  await outcome(provider);
  clock(31_000);
  await outcome(provider);
  await until(() => told.length === 2);
  expect(told).toEqual([OPENED, OPENED]);

  provided.standIn.behave('answers');
  clock(31_000 + 59_000);
  await outcome(provider);
  expect(asked('responses')).toHaveLength(2);
  clock(31_000 + 61_000);
  await outcome(provider);
  await until(() => told.length === 3);
  expect(asked('responses')).toHaveLength(3);
});

test.each([
  [{}, 20_000],
  [{ longestRestMs: 5000 }, 5000],
])('one with too much to do rests as long as it asks for, within bounds: %j', async (times, restMs) => {
  clock(0);
  provided.standIn.behave('limited');
  const provider = start({ times });
  await outcome(provider);
  provided.standIn.behave('answers');
  clock(restMs - 1);
  await outcome(provider);
  expect(asked('responses')).toHaveLength(1);
  clock(restMs + 1);
  await outcome(provider);
  await until(() => told.length === 2);
  await expect(outcome(provider)).resolves.toBe('answer');
});

test('that it is down is told once, however many waited for it, with the reason alone', async () => {
  provided.standIn.behave('hangs');
  const provider = start(HANGING);
  await Promise.all([outcome(provider), outcome(provider), outcome(provider)]);
  expect(told).toEqual([[{ reason: 'time_out' }, 'The provider of texts is left alone for a while']]);
});
