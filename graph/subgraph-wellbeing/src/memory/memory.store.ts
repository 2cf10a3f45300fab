import { DEFAULT_MEMORY_CATEGORY, isOneOf, keysOf, MEMORY_CATEGORIES } from '@spire/domain/options';
import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn, toColumn } from '@spire/graph-kit/dateColumn';
import { NEWEST_FIRST, olderThan, type PageWish } from '@spire/graph-kit/pages';
import type { WellbeingDatabase } from '../database.ts';
import type { Memory as Row } from '../generated/client.ts';
import type { Memory } from './memory.type.ts';

export interface MemoryStore {
  /** At most `limit` memories after a place, newest first. */
  list(claims: Claims, wish: PageWish): Promise<Memory[]>;
  /** How many there are in all. */
  count(claims: Claims): Promise<number>;
  /** Stores the memory, or answers the one stored under its id before. */
  addOnce(claims: Claims, memory: Memory): Promise<Memory>;
}

function toMemory(row: Row): Memory {
  const { userId: _owner, ...rest } = row;
  const category = isOneOf(keysOf(MEMORY_CATEGORIES), row.category) ? row.category : DEFAULT_MEMORY_CATEGORY;
  return { ...rest, category, date: fromColumn(row.date) };
}

export function createMemoryStore(database: WellbeingDatabase): MemoryStore {
  return {
    list: (claims, { limit, after }) =>
      database.withUser(claims, async (transaction) => {
        const where = { userId: claims.sub, ...olderThan(after) };
        const rows = await transaction.memory.findMany({ where, orderBy: [...NEWEST_FIRST], take: limit });
        return rows.map(toMemory);
      }),
    count: (claims) =>
      database.withUser(claims, (transaction) => transaction.memory.count({ where: { userId: claims.sub } })),
    addOnce: (claims, memory) =>
      database.withUser(claims, async (transaction) => {
        const userId = claims.sub;
        const row = { ...memory, userId, date: toColumn(memory.date) };
        await transaction.memory.createMany({ data: [row], skipDuplicates: true });
        const stored = await transaction.memory.findUniqueOrThrow({ where: { userId_id: { userId, id: memory.id } } });
        return toMemory(stored);
      }),
  };
}
