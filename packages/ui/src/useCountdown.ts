import { useEffect, useRef, useState } from 'react';
import type { CountdownState, KeptTimer } from './useKeptTimer.ts';

interface CountdownOptions {
  /** Where it stands is kept there; else it begins at once and ends with the page. */
  kept?: Pick<KeptTimer, 'at' | 'change'> | undefined;
  /**
   * The time is up. `wasAway` says that nobody can have seen it end: the page was hidden, asleep or gone, so whether it
   * was done is the person's to say (trap 104).
   */
  onOver: (wasAway: boolean) => void;
}

/** How late a look may come, in milliseconds, before nobody can have been there. */
const LATE = 3000;
/** A timer may fire a moment early; then it is looked at once more after so many milliseconds. */
const A_MOMENT = 20;

/** Seconds as a clock shows them: "1:45". */
export const figures = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Time that runs down by the clock and not by its ticks, in whole seconds; it is over once. */
export function useCountdown(seconds: number, { kept, onOver }: CountdownOptions) {
  const [own, setOwn] = useState<CountdownState>(() => ({ endsAt: Date.now() + seconds * 1000 }));
  const state = kept?.at ?? own;
  const setState = (at: CountdownState) => (kept === undefined ? setOwn(at) : kept.change({ at }));
  const leftNow = (at: CountdownState) => Math.max(0, 'left' in at ? at.left : at.endsAt - Date.now());
  const [left, setLeft] = useState(() => Math.ceil(leftNow(state) / 1000));
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });

  const wasKept = useRef(false);
  const isKept = kept?.at !== undefined;
  useEffect(() => {
    // Once it has been ended, here or in another tab, there is nothing to count down until it is started anew.
    if (!isKept && wasKept.current) return;
    wasKept.current = isKept;
    let timer: number;
    if ('left' in state) {
      // Another tab may have let it rest.
      timer = window.setTimeout(() => setLeft(Math.ceil(state.left / 1000)));
      return () => window.clearTimeout(timer);
    }
    // Once a second, when the figure changes: a running exercise costs the device next to nothing.
    const look = () => {
      const rest = Math.max(0, state.endsAt - Date.now());
      const seconds = Math.ceil(rest / 1000);
      setLeft(seconds);
      if (rest > 0) timer = window.setTimeout(look, Math.max(rest - (seconds - 1) * 1000, A_MOMENT));
      else over.current(document.hidden || Date.now() - state.endsAt > LATE);
    };
    timer = window.setTimeout(look);
    return () => window.clearTimeout(timer);
  }, [state, isKept]);

  return {
    left,
    isRunning: !('left' in state),
    pause: () => setState({ left: leftNow(state) }),
    goOn: () => setState({ endsAt: Date.now() + leftNow(state) }),
  };
}
