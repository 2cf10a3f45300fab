import { useEffect, useRef } from 'react';
import { standingAt, type Standing } from './sentenceTimes.ts';

interface Turning extends Pick<Standing, 'step'> {
  sentences: readonly string[];
  /** Seconds. */
  left: number;
  /** Whether the sentences come by themselves (D91). */
  isOn: boolean;
  onStep: (step: number) => void;
}

/** Turns the sentences by the clock where that is wanted. */
export function useTurning({ sentences, step, left, isOn, onStep }: Turning): void {
  const standing = useRef<Standing>({ step, since: left });
  const turn = useRef(onStep);
  useEffect(() => {
    turn.current = onStep;
  });
  useEffect(() => {
    if (standing.current.step !== step || !isOn) standing.current = { step, since: left };
    if (!isOn) return;
    const now = standingAt(sentences, standing.current, left);
    standing.current = now;
    if (now.step !== step) turn.current(now.step);
  }, [sentences, step, left, isOn]);
}
