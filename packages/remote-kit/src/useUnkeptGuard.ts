import { useEffect } from 'react';

/** Asks before the page is left, while something is written that this device will not keep: a full or closed storage. */
export function useUnkeptGuard(isUnkept: boolean): void {
  useEffect(() => {
    if (!isUnkept) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnkept]);
}
