import { useEffect, useState } from 'react';

/** The value once it has rested for `delay` milliseconds; keeps a live region from speaking at every key. */
export function useSettled<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), delay);
    return () => window.clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
