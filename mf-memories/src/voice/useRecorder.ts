import type { Voice } from '@spire/client/lazy';
import { useEffect, useRef, useState } from 'react';
import type { Recorded, Recording, VoiceProblem } from './recordVoice.ts';

/** How far a voice note has come. */
export type RecorderState =
  | { kind: 'resting' }
  | { kind: 'opening' }
  | { kind: 'recording' }
  | { kind: 'keeping' }
  | { kind: 'ended'; by: 'person' | 'time' | 'lost' }
  | { kind: 'failed'; problem: VoiceProblem };

const load = () => import(/* webpackChunkName: "record" */ './recordVoice.ts');

/**
 * Records a voice note, by code that comes with the first press. Whoever leaves meanwhile ends it: what was said until
 * then is handed to `keep` all the same.
 */
export function useRecorder(keep: (voice: Voice) => Promise<void>) {
  const [state, setState] = useState<RecorderState>({ kind: 'resting' });
  const running = useRef<Recording>(undefined);
  const isHere = useRef(true);
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      running.current?.stop();
    };
  }, []);

  async function handleEnd(recorded: Recorded) {
    running.current = undefined;
    if (recorded.kind === 'failed') {
      setState(recorded);
      return;
    }
    setState({ kind: 'keeping' });
    await latest.current(recorded.voice);
    setState({ kind: 'ended', by: recorded.by });
  }

  async function start() {
    setState({ kind: 'opening' });
    const recording = await load().then(
      ({ recordVoice }) => recordVoice((recorded) => void handleEnd(recorded)),
      (): VoiceProblem => 'unloaded',
    );
    if (typeof recording === 'string') {
      setState({ kind: 'failed', problem: recording });
      return;
    }
    running.current = recording;
    setState({ kind: 'recording' });
    // The answer of the browser's question may come to a page that is gone.
    if (!isHere.current) recording.stop();
  }

  return { state, start, stop: () => running.current?.stop(), rest: () => setState({ kind: 'resting' }) };
}
