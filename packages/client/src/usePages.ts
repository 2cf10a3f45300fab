import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useState } from 'react';
import type { Connection, CursorList } from './mergePages.ts';
import { loadedOf, useWatched, type Loaded } from './useRead.ts';

/** How many records one request brings. */
const PAGE_SIZE = 20;

/** How far a cursor list is loaded, and the way to more of it. */
interface Paging<N> {
  more: 'resting' | 'busy' | 'failed';
  /** Loads on until a record that `isWanted` has come, or until there are no more. Says whether one came. */
  loadMore: (isWanted?: (node: N) => boolean) => Promise<boolean>;
}

/** A cursor list as far as it is loaded; a feed does not say how many there are in all. */
export type Pages<N> = Connection<N> & Paging<N>;
export type Feed<N> = CursorList<N> & Paging<N>;

type NodeOf<List extends CursorList<unknown>> = List['nodes'][number];

interface PageVariables extends OperationVariables {
  first: number;
  after?: string | null | undefined;
}

interface PagesOptions<D, V, List> {
  /** The other variables; the requested page is given separately. */
  variables?: Omit<V, 'first' | 'after'>;
  pick: (data: D) => List;
  pageSize?: number;
}

/**
 * A list that is loaded page by page, newest first. Loaded pages stay when the list is opened again, and while another
 * page is on its way.
 */
export function usePages<D, V extends PageVariables, List extends CursorList<unknown>>(
  document: TypedDocumentNode<D, V>,
  { variables, pick, pageSize = PAGE_SIZE }: PagesOptions<D, V, List>,
): Loaded<List & Paging<NodeOf<List>>> {
  const [more, setMore] = useState<Paging<unknown>['more']>('resting');
  const first = { ...variables, first: pageSize } as unknown as V;
  const { part, error, retry, fetchMore } = useWatched(document, { variables: first, pick });

  async function loadPages(isWanted: (node: NodeOf<List>) => boolean): Promise<boolean> {
    let after = part?.value.endCursor ?? null;
    for (;;) {
      const { data } = await fetchMore({ variables: { ...first, after } });
      const page = pick(data);
      const hasCome = page.nodes.some(isWanted);
      if (hasCome || !page.hasNextPage) return hasCome;
      after = page.endCursor;
    }
  }

  async function loadMore(isWanted: (node: NodeOf<List>) => boolean = () => true): Promise<boolean> {
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
