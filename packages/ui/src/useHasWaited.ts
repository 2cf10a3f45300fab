import { useEffect, useState } from 'react';

/** From here on nobody has to wait any longer (A38), in milliseconds. */
export const LONG_WAIT = 10_000;

/** Whether this component has been on the page for `delay` milliseconds. */
export function useHasWaited(delay: number): boolean {
  const [hasWaited, setWaited] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setWaited(true), delay);
    return () => window.clearTimeout(timer);
  }, [delay]);
  return hasWaited;
}
