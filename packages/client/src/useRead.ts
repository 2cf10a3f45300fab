import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useOpenedClient } from './DataProvider.tsx';
import { isJustAsked } from './justAsked.ts';
import { problemOf, type Problem } from './problems.ts';

/** Asks again; what comes of it is told by the state. */
interface Again {
  retry: () => void;
}

/**
 * An answer of the graph on its way to the screen: four branches to draw. `failed` keeps what was there `before`, so
 * that a failure is never shown as if there were nothing (trap 31); `empty` is an answer, and only where `isEmpty` says
 * what it means.
 */
export type Loaded<T> =
  | ({ kind: 'loading' } & Again)
  | ({ kind: 'failed'; problem: Problem; before: T | undefined } & Again)
  | ({ kind: 'empty'; data: T } & Again)
  | ({ kind: 'ready'; data: T } & Again);

export interface ReadOptions<D, V, T> {
  variables?: V;
  /** The part of the answer that the screen is about. */
  pick: (data: D) => T;
  /** When that part says that there is nothing yet. */
  isEmpty?: (part: T) => boolean;
  /**
   * `each time` the screen opens, while showing what is known: for what other pages and devices add to. `once`: for
   * what only changes where it is shown. `each moment`: for what many cards of a page ask as it opens.
   */
  asks?: 'each time' | 'each moment' | 'once';
}

/** The known part of a read, new or as it was before a failure; undefined while there is none. */
export function knownOf<T>(read: Loaded<T>): T | undefined {
  if (read.kind === 'failed') return read.before;
  return read.kind === 'loading' ? undefined : read.data;
}

/** The state of a read, from what the client says of it. */
export function loadedOf<T>(
  { part, error, retry }: { part: { value: T } | undefined; error: unknown; retry: () => void },
  isEmpty: (part: T) => boolean = () => false,
): Loaded<T> {
  if (error !== undefined) {
    // An empty answer that may be out of date by now is not worth showing.
    const before = part === undefined || isEmpty(part.value) ? undefined : part.value;
    return { kind: 'failed', problem: problemOf(error), before, retry };
  }
  if (part === undefined) return { kind: 'loading', retry };
  return { kind: isEmpty(part.value) ? 'empty' : 'ready', data: part.value, retry };
}

/** After so long a read that met a server without its database is asked again by itself, and so often at most. */
const RESUMES_AFTER_MS = 5000;
const MOST_RESUMES = 6;

/** The common part of a read and a list of pages: the query, watched, and the part of it that is known. */
export function useWatched<D, V extends OperationVariables, T>(
  document: TypedDocumentNode<D, V>,
  { variables, pick, asks = 'each time' }: ReadOptions<D, V, T>,
) {
  const client = useOpenedClient();
  const [isKnown] = useState(
    () => asks === 'once' || (asks === 'each moment' && isJustAsked(client, document, variables)),
  );
  const { data, previousData, error, refetch, fetchMore } = useQuery(document, {
    ...(variables === undefined ? {} : { variables }),
    fetchPolicy: isKnown ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  } as useQuery.Options<D, V>);
  const known = data ?? previousData;
  const part = known === undefined ? undefined : { value: pick(known) };
  const retry = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  const code = error === undefined ? undefined : problemOf(error).code;
  const resumes = useRef(0);
  useEffect(() => {
    if (code === undefined) return undefined;
    // The read resumes by itself: no button has to be pressed because a train has left its tunnel.
    addEventListener('online', retry);
    const isAway = code === 'UNAVAILABLE' && (resumes.current += 1) <= MOST_RESUMES;
    const timer = isAway ? setTimeout(retry, RESUMES_AFTER_MS) : undefined;
    return () => {
      removeEventListener('online', retry);
      clearTimeout(timer);
    };
  }, [code, error, retry]);
  return { part, error, retry, fetchMore };
}

/** Reads what a page shows, and follows it: every write there is tells the reads it concerns (`cacheRules.ts`). */
export function useRead<D, V extends OperationVariables, T>(
  document: TypedDocumentNode<D, V>,
  options: ReadOptions<D, V, T>,
): Loaded<T> {
  return loadedOf(useWatched(document, options), options.isEmpty);
}
