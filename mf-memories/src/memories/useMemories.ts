import { usePages, useRead, type Loaded, type Pages } from '@spire/client';
import { placeOfMemory } from '@spire/domain/memoryDate';
import type { MemoryCategory, MemoryOrder } from '@spire/domain/options';
import { useMemo } from 'react';
import { MemoriesDocument, type MemoriesQuery } from './Memories.generated.ts';
import { PAGE_SIZE } from './pageSize.ts';
import { MemoryCategoriesDocument } from './MemoryCategories.generated.ts';

export type Memory = MemoriesQuery['me']['memories']['nodes'][number];

/** The search among the memories; `undefined` is all of them, newest first. */
export interface Wish {
  category?: MemoryCategory;
  search?: string;
  order?: MemoryOrder;
}

const ALL: Wish = {};

/** One that was written here, or dated anew, stands in its place among those that the server has put in order. */
function inPlace(read: Loaded<Pages<Memory>>): Loaded<Pages<Memory>> {
  const sorted = (pages: Pages<Memory>) => ({ ...pages, nodes: pages.nodes.toSorted(byPlace) });
  if (read.kind === 'ready') return { ...read, data: sorted(read.data) };
  return read.kind === 'failed' && read.before !== undefined ? { ...read, before: sorted(read.before) } : read;
}

function byPlace(one: Memory, other: Memory): number {
  const [mine, theirs] = [placeOfMemory(one.date), placeOfMemory(other.date)];
  return mine === theirs ? 0 : mine < theirs ? 1 : -1;
}

/** The person's memories, newest first unless wished otherwise, page by page. */
export function useMemories(wish: Wish = ALL): Loaded<Pages<Memory>> {
  const read = usePages(MemoriesDocument, { variables: wish, pick: ({ me }) => me.memories, pageSize: PAGE_SIZE });
  return useMemo(() => (wish.order === undefined ? inPlace(read) : read), [read, wish.order]);
}

/** The categories that hold at least one memory, in the order of the product. */
export function useCategories(): Loaded<readonly MemoryCategory[]> {
  return useRead(MemoryCategoriesDocument, {
    pick: ({ me }) => me.memoryCategories.map(({ category }) => category),
    asks: 'once',
  });
}
