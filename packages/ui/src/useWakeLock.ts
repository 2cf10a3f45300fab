import { useEffect } from 'react';
import { useIsHidden } from './useIsHidden.ts';

/** Keeps the screen awake while that is wanted and somebody looks, where the browser can; where not, nothing happens. */
export function useWakeLock(isWanted: boolean): void {
  const isHidden = useIsHidden();
  const isHeld = isWanted && !isHidden;
  useEffect(() => {
    // A browser lets go of it by itself whenever the page is hidden.
    if (!isHeld || !('wakeLock' in navigator)) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const letGo = () => void lock?.release().catch(() => undefined);
    navigator.wakeLock.request('screen').then(
      (held) => {
        lock = held;
        if (isOver) letGo();
      },
      // A battery that is low, or a setting: the exercise goes on all the same.
      () => undefined,
    );
    return () => {
      isOver = true;
      letGo();
    };
  }, [isHeld]);
}
