import { isOneOf, keysOf } from '@spire/domain/lists';
import { DEFAULT_MEMORY_CATEGORY, MEMORY_CATEGORIES, type MemoryCategory } from '@spire/domain/options';
import type { Claims } from '@spire/graph-kit/claims';
import { columnsOf, sql } from '@spire/graph-kit/database/rawStatements';
import { fromColumn, toColumn } from '@spire/graph-kit/dateColumn';
import { ApplicationError } from '@spire/graph-kit/errors';
import { newestFirstSql, olderThanSql, type PageWish } from '@spire/graph-kit/pages';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { WellbeingDatabase } from '../database.ts';
import { type Memory as Row, Prisma } from '../generated/client.ts';
import { MEMORY_TEXTS } from './memory.texts.ts';
import type { Memory, MemoryCategoryCount } from './memory.type.ts';

/** What a change replaces. */
export type MemoryContent = Omit<Memory, 'id' | 'date' | 'createdAt'>;

export interface MemoryStore {
  /** At most `limit` memories after a place, newest first; of all categories when it is null. */
  list(claims: Claims, category: MemoryCategory | null, wish: PageWish): Promise<Memory[]>;
  /** How many there are of each category, in the order of the catalogue. */
  counts(claims: Claims): Promise<MemoryCategoryCount[]>;
  find(claims: Claims, id: string): Promise<Memory | null>;
  /** Stores the memory, or answers the one stored under its id before. */
  addOnce(claims: Claims, memory: Memory): Promise<Memory>;
  /** Null when there is none of that id. */
  change(claims: Claims, id: string, content: MemoryContent): Promise<Memory | null>;
  /** Whether there was one. */
  remove(claims: Claims, id: string): Promise<boolean>;
}

const COLUMNS = columnsOf(Prisma.MemoryScalarFieldEnum);
const CATEGORIES = keysOf(MEMORY_CATEGORIES);

function toMemory(key: PersonKey, row: Row): Memory {
  const { userId, ...rest } = row;
  const category = isOneOf(CATEGORIES, row.category) ? row.category : DEFAULT_MEMORY_CATEGORY;
  const texts = MEMORY_TEXTS.open(key, { userId, row: row.id }, row);
  return { ...rest, ...texts, category, date: fromColumn(row.date) };
}

export function createMemoryStore(database: WellbeingDatabase, vault: Vault): MemoryStore {
  return {
    list: async (claims, category, { limit, after }) => {
      const key = await vault.keyOf(claims.sub);
      const rows = await database.asUser(
        claims,
        (client) => client.$queryRaw<Row[]>`
          select ${COLUMNS}
            from wellbeing.memory
           where user_id = ${claims.sub}::uuid
                 ${category === null ? sql`` : sql`and category = ${category}`}
                 ${olderThanSql(after)} ${newestFirstSql(limit)}`,
      );
      return rows.map((row) => toMemory(key, row));
    },
    counts: async (claims) => {
      const rows = await database.asUser(
        claims,
        (client) => client.$queryRaw<{ category: string; count: number }[]>`
          select category, count from wellbeing.memory_count where user_id = ${claims.sub}::uuid`,
      );
      return CATEGORIES.flatMap((category) =>
        rows.filter((row) => row.category === category).map(({ count }) => ({ category, count })),
      );
    },
    find: async (claims, id) => {
      const key = await vault.keyOf(claims.sub);
      const where = { userId: claims.sub, id };
      const row = await database.asUser(claims, (client) => client.memory.findFirst({ where }));
      return row === null ? null : toMemory(key, row);
    },
    addOnce: async (claims, memory) => {
      const userId = claims.sub;
      const { id } = memory;
      const key = await vault.keyOf(userId);
      const sealed = MEMORY_TEXTS.seal(key, { userId, row: id }, memory);
      const data = [{ ...memory, ...sealed, userId, date: toColumn(memory.date) }];
      const row = await database.withUser(claims, async (transaction) => {
        const [added] = await transaction.memory.createManyAndReturn({ data, skipDuplicates: true });
        return added ?? transaction.memory.findUnique({ where: { userId_id: { userId, id } } });
      });
      // It was stored before, and deleted in this moment.
      if (row === null) throw new ApplicationError('NOT_FOUND');
      return toMemory(key, row);
    },
    change: async (claims, id, content) => {
      const userId = claims.sub;
      const key = await vault.keyOf(userId);
      const data = { ...content, ...MEMORY_TEXTS.seal(key, { userId, row: id }, content) };
      const [row] = await database.asUser(claims, (client) =>
        client.memory.updateManyAndReturn({ where: { userId, id }, data }),
      );
      return row === undefined ? null : toMemory(key, row);
    },
    remove: async (claims, id) => {
      const where = { userId: claims.sub, id };
      const { count } = await database.asUser(claims, (client) => client.memory.deleteMany({ where }));
      return count > 0;
    },
  };
}
