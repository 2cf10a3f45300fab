import type { MemoriesQuery } from './Memories.generated.ts';

export type MemoryConnection = MemoriesQuery['me']['memories'];
export type Memory = MemoryConnection['nodes'][number];

/** How many memories one request brings. */
export const PAGE_SIZE = 20;

/** The pages seen so far with the next one behind them; a memory that both hold stands once. */
export function withNextPage(seen: MemoryConnection, next: MemoryConnection): MemoryConnection {
  const ids = new Set(seen.nodes.map(({ id }) => id));
  return { ...next, nodes: [...seen.nodes, ...next.nodes.filter(({ id }) => !ids.has(id))] };
}
