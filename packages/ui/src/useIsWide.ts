import { useSyncExternalStore } from 'react';
import { media } from './tokens.ts';

const query = () => globalThis.matchMedia(media.wide.replace('@media ', ''));

function subscribe(onChange: () => void): () => void {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether there is room for things side by side, for what is not there at all on a phone; looks alone are CSS. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
