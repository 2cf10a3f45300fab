import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

/** A place whose content is awaited, or has failed. */
interface Missing {
  id: string;
  heal: () => void;
}

let missing: Readonly<Record<string, readonly Missing[]>> = {};
const listeners = new Set<() => void>();

function set(group: string, places: readonly Missing[]): void {
  missing = { ...missing, [group]: places };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const placesOf = (group: string) => missing[group] ?? [];

/**
 * Of the places of a group that are missing at one time, the first speaks for all, and `healAll` tries all of them
 * again: a remote that is slow or gone says so once.
 */
export function useOneVoice(group: string, heal: () => void): { isFirst: boolean; healAll: () => void } {
  const id = useId();
  const latest = useRef(heal);
  useEffect(() => {
    latest.current = heal;
  });
  const [first, setFirst] = useState<string>();
  // Known before the browser paints: a frame without the wait would let what stands below it jump.
  useLayoutEffect(() => {
    const unsubscribe = subscribe(() => setFirst(placesOf(group)[0]?.id));
    set(group, [...placesOf(group), { id, heal: () => latest.current() }]);
    return () => {
      unsubscribe();
      set(
        group,
        placesOf(group).filter((each) => each.id !== id),
      );
    };
  }, [group, id]);
  return {
    isFirst: first === id,
    healAll: () => {
      for (const place of placesOf(group)) place.heal();
    },
  };
}

/** Milliseconds until the first try, which double with each up to the longest. */
const FIRST_TRY = 5000;
const LONGEST_PAUSE = 60_000;

/** Tries again by itself after an error, ever more seldom, and at once when the network is back. */
export function useHealing(error: unknown, tries: { current: number }, heal: () => void): void {
  const latest = useRef(heal);
  useEffect(() => {
    latest.current = heal;
  });
  useEffect(() => {
    if (error === undefined) return undefined;
    const tryAgain = () => {
      tries.current += 1;
      latest.current();
    };
    const timer = window.setTimeout(tryAgain, Math.min(FIRST_TRY * 2 ** tries.current, LONGEST_PAUSE));
    window.addEventListener('online', tryAgain);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', tryAgain);
    };
  }, [error, tries]);
}
