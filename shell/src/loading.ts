import type { Namespace } from '@spire/i18n';
import { withWords } from '@spire/remote-kit/withWords';
import { useEffect, useState } from 'react';

/** Something fetched once and kept; a failure is forgotten, so that the next `load` tries again. */
export interface Loader<T> {
  load: () => Promise<T>;
  /** The value if loaded, for a first drawing without a flicker. */
  loaded: () => T | undefined;
  /** Fetches it anew the next time. */
  forget: () => void;
}

export function createLoader<T>(fetchIt: () => Promise<T>): Loader<T> {
  let loading: Promise<T> | undefined;
  let value: T | undefined;
  return {
    loaded: () => value,
    forget: () => {
      loading = undefined;
      value = undefined;
    },
    load: () =>
      (loading ??= fetchIt().then(
        (fetched) => (value = fetched),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      )),
  };
}

/** A screen together with the words that only it says: whoever never opens it fetches neither. */
export function createScreenLoader<T>(fetchScreen: () => Promise<T>, words: readonly Namespace<unknown>[]): Loader<T> {
  return createLoader(withWords(fetchScreen, words));
}

export type Later<T> = { kind: 'loading' } | { kind: 'ready'; value: T } | { kind: 'failed'; error: unknown };

function laterOf<T>(loader: Loader<T>): Later<T> {
  const value = loader.loaded();
  return value === undefined ? { kind: 'loading' } : { kind: 'ready', value };
}

/** A loader's three states, and two ways to try again: the second leaves a failure in sight until it is over. */
export function useLater<T>(loader: Loader<T>): [Later<T>, retry: () => void, retryQuietly: () => void] {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState(() => ({ of: loader, state: laterOf(loader) }));
  // A place that shows something else now begins with what there is of that.
  const state = known.of === loader ? known.state : laterOf(loader);

  useEffect(() => {
    let isCurrent = true;
    loader.load().then(
      (value) =>
        isCurrent &&
        setKnown((before) =>
          before.of === loader && before.state.kind === 'ready'
            ? before
            : { of: loader, state: { kind: 'ready', value } },
        ),
      (error: unknown) => isCurrent && setKnown({ of: loader, state: { kind: 'failed', error } }),
    );
    return () => {
      isCurrent = false;
    };
  }, [loader, attempt]);

  const retryQuietly = () => setAttempt((before) => before + 1);
  const retry = () => {
    setKnown({ of: loader, state: { kind: 'loading' } });
    retryQuietly();
  };
  return [state, retry, retryQuietly];
}
