import { useQuery } from '@spire/client';
import { useState } from 'react';
import { MemoriesDocument } from './Memories.generated.ts';
import { PAGE_SIZE, withNextPage, type Memory, type MemoryConnection } from './memoryPages.ts';

interface Pages {
  connection: MemoryConnection;
  /** The last request failed, so that what is seen may be old: never shown as if nothing were there (trap 31). */
  isStale: boolean;
  more: 'idle' | 'busy' | 'failed';
  /** Fetches on until a memory that `isWanted` has come, or until there are no more. Says whether one came. */
  loadMore: (isWanted?: (memory: Memory) => boolean) => Promise<boolean>;
}

export type Memories =
  { kind: 'loading' } | { kind: 'failed'; retry: () => void } | ({ kind: 'ready'; retry: () => void } & Pages);

/** The person's memories, newest first, page by page. */
export function useMemories(): Memories {
  const [more, setMore] = useState<Pages['more']>('idle');
  const { data, previousData, error, refetch, fetchMore } = useQuery(MemoriesDocument, {
    variables: { first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const connection = (data ?? previousData)?.me.memories;
  const retry = () => void refetch().catch(() => undefined);

  async function fetchPage(after: string | null): Promise<MemoryConnection> {
    const { data: page } = await fetchMore({
      variables: { first: PAGE_SIZE, after },
      updateQuery: (seen, { fetchMoreResult }) => ({
        ...seen,
        me: { ...seen.me, memories: withNextPage(seen.me.memories, fetchMoreResult.me.memories) },
      }),
    });
    return page.me.memories;
  }

  async function loadMore(isWanted: (memory: Memory) => boolean = () => true): Promise<boolean> {
    setMore('busy');
    try {
      let after = connection?.endCursor ?? null;
      for (;;) {
        const page = await fetchPage(after);
        const hasCome = page.nodes.some(isWanted);
        if (hasCome || !page.hasNextPage) {
          setMore('idle');
          return hasCome;
        }
        after = page.endCursor;
      }
    } catch {
      setMore('failed');
      return false;
    }
  }

  if (connection !== undefined)
    return { kind: 'ready', connection, isStale: error !== undefined, retry, more, loadMore };
  return error === undefined ? { kind: 'loading' } : { kind: 'failed', retry };
}
