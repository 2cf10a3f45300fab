import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the page lies in a tab that nobody is looking at. */
export function useIsHidden(): boolean {
  return useSyncExternalStore(subscribe, () => document.hidden);
}
