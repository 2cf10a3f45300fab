import { DEFAULT_MEMORY_CATEGORY, isOneOf, keysOf, MEMORY_CATEGORIES } from '@spire/domain/options';
import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn, toColumn, type WellbeingDatabase } from '../database.ts';
import type { Memory as Row } from '../generated/client.ts';
import type { MemoryPlace } from './memoryCursor.ts';
import type { Memory } from './memory.type.ts';

export interface MemoryStore {
  /** At most `limit` memories after a place, newest first, and how many there are in all. */
  list(claims: Claims, limit: number, after: MemoryPlace | undefined): Promise<{ found: Memory[]; totalCount: number }>;
  /** Stores the memory, or answers the one stored under its id before. */
  addOnce(claims: Claims, memory: Memory): Promise<Memory>;
}

function toMemory(row: Row): Memory {
  const { userId: _owner, ...rest } = row;
  const category = isOneOf(keysOf(MEMORY_CATEGORIES), row.category) ? row.category : DEFAULT_MEMORY_CATEGORY;
  return { ...rest, category, date: fromColumn(row.date) };
}

function olderThan({ date, createdAt, id }: MemoryPlace) {
  const day = toColumn(date);
  return [{ date: { lt: day } }, { date: day, createdAt: { lt: createdAt } }, { date: day, createdAt, id: { lt: id } }];
}

export function createMemoryStore(database: WellbeingDatabase): MemoryStore {
  return {
    list: (claims, limit, after) =>
      database.withUser(claims, async (transaction) => {
        const userId = claims.sub;
        const rows = await transaction.memory.findMany({
          where: { userId, ...(after === undefined ? {} : { OR: olderThan(after) }) },
          orderBy: [{ date: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
          take: limit,
        });
        const totalCount = await transaction.memory.count({ where: { userId } });
        return { found: rows.map(toMemory), totalCount };
      }),
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
