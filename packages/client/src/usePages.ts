import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useState } from 'react';
import type { CursorList, Connection } from './mergePages.ts';
import { loadedOf, useWatched, type Loaded } from './useRead.ts';

/** How many records one request brings. */
const PAGE_SIZE = 20;

/** A cursor list as far as it is loaded. */
export type Pages<N, C extends CursorList<N> = Connection<N>> = C & {
  more: 'resting' | 'busy' | 'failed';
  /** Loads on until a record that `isWanted` has come, or until there are no more. Says whether one came. */
  loadMore: (isWanted?: (node: N) => boolean) => Promise<boolean>;
};

interface PageVariables extends OperationVariables {
  first: number;
  after?: string | null | undefined;
}

interface PagesOptions<D, V, C> {
  /** Beside the page asked for, which stands by itself. */
  variables?: Omit<V, 'first' | 'after'>;
  pick: (data: D) => C;
  pageSize?: number;
}

/**
 * A list that is loaded page by page, newest first. What was loaded stays when the list is looked at again, and while
 * another page is on its way.
 */
export function usePages<D, V extends PageVariables, C extends CursorList<unknown>>(
  document: TypedDocumentNode<D, V>,
  { variables, pick, pageSize = PAGE_SIZE }: PagesOptions<D, V, C>,
): Loaded<Pages<C['nodes'][number], C>> {
  type N = C['nodes'][number];
  const [more, setMore] = useState<Pages<N>['more']>('resting');
  const first = { ...variables, first: pageSize } as unknown as V;
  const { part, error, retry, fetchMore } = useWatched(document, { variables: first, pick });

  async function loadPages(isWanted: (node: N) => boolean): Promise<boolean> {
    let after = part?.value.endCursor ?? null;
    for (;;) {
      const { data } = await fetchMore({ variables: { ...first, after } });
      const page = pick(data);
      const hasCome = page.nodes.some(isWanted);
      if (hasCome || !page.hasNextPage) return hasCome;
      after = page.endCursor;
    }
  }

  async function loadMore(isWanted: (node: N) => boolean = () => true): Promise<boolean> {
    if (more === 'busy') return false;
    setMore('busy');
    try {
      const hasCome = await loadPages(isWanted);
      setMore('resting');
      return hasCome;
    } catch {
      setMore('failed');
      return false;
    }
  }

  const pages = part && { value: { ...part.value, more, loadMore } };
  return loadedOf({ part: pages, error, retry }, ({ nodes }) => nodes.length === 0);
}
