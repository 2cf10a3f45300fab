import { useEffect } from 'react';

/** Every so many ms (spec 2 §4), */
const EVERY = 30_000;
/** for so many ms. */
const LENGTH = 50;

/** Vibrates now and then for as long as it is on and the page is looked at (trap 92, A11); nothing where nothing can. */
export function useGentleBuzz(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('vibrate' in navigator)) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && navigator.vibrate(LENGTH), EVERY);
    return () => clearInterval(timer);
  }, [isOn]);
}
