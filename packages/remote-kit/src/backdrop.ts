import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';

/** A page's backdrop behind the header and its own top, as `AppFrame` takes it. */
export interface Backdrop {
  picture: ReactNode;
  sky: string;
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
