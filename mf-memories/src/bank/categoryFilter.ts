import { isOneOf, keysOf } from '@spire/domain/lists';
import { MEMORY_CATEGORIES, type MemoryCategory } from '@spire/domain/options';

/** `alle` shows every memory; the rest are categories (spec 2 §2). */
export type CategoryFilter = 'alle' | MemoryCategory;

interface Categorised {
  readonly category: MemoryCategory;
}

/** The categories that hold at least one memory, in the order of the product. */
export function usedCategories(memories: readonly Categorised[]): MemoryCategory[] {
  return keysOf(MEMORY_CATEGORIES).filter((category) => memories.some((memory) => memory.category === category));
}

/** The filter in force: `alle` when nothing was wished for or the wished category holds nothing (trap 69). */
export function effectiveFilter(wanted: string | null, memories: readonly Categorised[]): CategoryFilter {
  return isOneOf(usedCategories(memories), wanted) ? wanted : 'alle';
}

export function filtered<M extends Categorised>(memories: readonly M[], filter: CategoryFilter): M[] {
  return memories.filter(({ category }) => filter === 'alle' || category === filter);
}
