import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';

/** The picture that a page has behind the header, as `AppFrame` takes it. */
export interface Backdrop {
  /** `skyOf` the hour of the scene that begins below the header. */
  sky: string;
  /** A picture of its own behind header and page: the welcome screen's, and that of remotes built before `Hero` drew it. */
  picture?: ReactNode;
  /** How high the header is at least, so that what follows begins below the picture, however its buttons wrap. */
  room?: string;
}

let current: Backdrop | undefined;
const listeners = new Set<() => void>();

function put(backdrop: Backdrop | undefined): void {
  current = backdrop;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Stands behind the frame for as long as the page is there, and before anything of it is painted. */
export function useBackdrop(backdrop: Backdrop): void {
  useLayoutEffect(() => put(backdrop), [backdrop]);
  useLayoutEffect(() => () => put(undefined), []);
}

/** The current backdrop, for the frame. */
export const useCurrentBackdrop = (): Backdrop | undefined => useSyncExternalStore(subscribe, () => current);
