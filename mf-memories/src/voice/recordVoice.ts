import type { Voice } from '@spire/client/lazy';
import { MOST_VOICE_SECONDS, VOICE_BUCKET, VOICE_HEAD_BYTES, voiceTypeOf } from '@spire/domain/voiceBucket';

/** Why there is no recording. `inUse`: the microphone is there, and does not answer. `silent`: nothing came of it. */
export type VoiceProblem = 'refused' | 'absent' | 'inUse' | 'unsupported' | 'silent' | 'unloaded';

/** A recording that has ended; `lost`: the microphone went. */
export type Recorded =
  | { kind: 'ended'; voice: Voice; by: 'person' | 'time' | 'lost' }
  | { kind: 'failed'; problem: VoiceProblem };

/** A recording that runs. */
export interface Recording {
  stop: () => void;
}

const FORMS = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
/** Enough for a voice: two minutes of it are half a megabyte. */
const BITS_A_SECOND = 32_000;
/** How often what was recorded is handed over, in ms; no more than this is lost with a microphone that goes. */
const STEP = 1000;
/** Room for the end of a recording that a browser makes larger than it was asked to. */
const MOST_BYTES = VOICE_BUCKET.mostBytes - 131_072;

function problemOf(error: unknown): VoiceProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'absent' : 'inUse';
}

/** The form in which this browser records; undefined where it does not. */
function supportedForm(): string | undefined {
  if (!('mediaDevices' in navigator) || !('MediaRecorder' in globalThis)) return undefined;
  return FORMS.find((form) => MediaRecorder.isTypeSupported(form));
}

async function voiceOf(pieces: readonly Blob[], seconds: number): Promise<Voice | undefined> {
  const whole = new Blob([...pieces]);
  const type = voiceTypeOf(new Uint8Array(await whole.slice(0, VOICE_HEAD_BYTES).arrayBuffer()));
  return type === undefined ? undefined : { sound: whole.slice(0, whole.size, type), type, seconds };
}

/**
 * Asks for the microphone and records until it is stopped, the time is up or the microphone goes; `onEnd` is called once.
 * Answers the running recording, or why there is none. The microphone is let go of with the recording.
 */
export async function recordVoice(onEnd: (recorded: Recorded) => void): Promise<Recording | VoiceProblem> {
  const mimeType = supportedForm();
  if (mimeType === undefined) return 'unsupported';
  let stream: MediaStream;
  let recorder: MediaRecorder;
  const letGo = () => stream.getTracks().forEach((track) => track.stop());
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  } catch (error) {
    return problemOf(error);
  }
  try {
    recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_A_SECOND });
    recorder.start(STEP);
  } catch (error) {
    letGo();
    return problemOf(error);
  }

  const pieces: Blob[] = [];
  let by: 'person' | 'time' | 'lost' = 'lost';
  const begun = Date.now();
  const end = (reason: typeof by) => {
    if (recorder.state === 'inactive') return;
    by = reason;
    recorder.stop();
  };
  const timer = window.setTimeout(() => end('time'), MOST_VOICE_SECONDS * 1000);
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) pieces.push(data);
    if (pieces.reduce((size, piece) => size + piece.size, 0) > MOST_BYTES) end('time');
  });
  recorder.addEventListener('stop', () => {
    window.clearTimeout(timer);
    letGo();
    const seconds = Math.min(MOST_VOICE_SECONDS, (Date.now() - begun) / 1000);
    void voiceOf(pieces, seconds).then((voice) =>
      onEnd(voice === undefined ? { kind: 'failed', problem: 'silent' } : { kind: 'ended', voice, by }),
    );
  });
  return { stop: () => end('person') };
}
