import { usePages, useRead, type Loaded, type Pages } from '@spire/client';
import type { MemoryCategory, MemoryOrder } from '@spire/domain/options';
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

/** The person's memories, newest first unless wished otherwise, page by page. */
export function useMemories(wish: Wish = ALL): Loaded<Pages<Memory>> {
  return usePages(MemoriesDocument, { variables: wish, pick: ({ me }) => me.memories, pageSize: PAGE_SIZE });
}

/** The categories that hold at least one memory, in the order of the product. */
export function useCategories(): Loaded<readonly MemoryCategory[]> {
  return useRead(MemoryCategoriesDocument, {
    pick: ({ me }) => me.memoryCategories.map(({ category }) => category),
    asks: 'once',
  });
}
