import { useEffect, useState } from 'react';

/** Whether this component has been on the page for `delay` milliseconds. */
export function useHasWaited(delay: number): boolean {
  const [hasWaited, setWaited] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setWaited(true), delay);
    return () => window.clearTimeout(timer);
  }, [delay]);
  return hasWaited;
}
