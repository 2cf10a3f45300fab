import { isOneOf, keysOf } from '@spire/domain/lists';
import {
  DEFAULT_MEMORY_CATEGORY,
  MEMORY_CATEGORIES,
  MEMORY_MARKS,
  MEMORY_TOLD,
  type MemoryCategory,
  type MemoryOrder,
} from '@spire/domain/options';
import type { Hit } from '@spire/domain/search';
import type { Claims } from '@spire/graph-kit/claims';
import { columnsOf } from '@spire/graph-kit/database/rawStatements';
import { ApplicationError } from '@spire/graph-kit/errors';
import { newestFirstSql, olderThanSql, type PageWish } from '@spire/graph-kit/pages';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { WellbeingDatabase } from '../database.ts';
import { type Memory as Row, Prisma } from '../generated/client.ts';
import { picturesAsText, picturesOf } from './memory.files.ts';
import { datesInColumns, datesOf, toldOn } from './memory.dates.ts';
import { ofCategory, ORDERS, pickSql } from './memory.order.ts';
import { MEMORY_TEXTS, SEARCHED_TEXTS, VOICE_TEXT } from './memory.texts.ts';
import type { MemoryPickArguments } from './memory.input.ts';
import type { Memory, MemoryCategoryCount } from './memory.type.ts';
import { setImmediate } from 'node:timers/promises';

/** Fields a change replaces; a date, further pictures and a voice note that are undefined stay. */
export type MemoryContent = Omit<Memory, 'id' | 'date' | 'writtenOn' | 'createdAt' | 'morePictures' | 'voicePath'> & {
  date?: string | null | undefined;
  morePictures?: Memory['morePictures'] | undefined;
  voicePath?: string | null | undefined;
};

/** The category asked for, and the order. */
interface Ordered {
  category: MemoryCategory | null;
  order: MemoryOrder;
}
export type SearchedTexts = Pick<Memory, 'title' | 'description' | 'voiceText'>;

export interface MemoryStore {
  /** At most `limit` memories after a place, newest first; of all categories when it is null. */
  list(claims: Claims, category: MemoryCategory | null, wish: PageWish): Promise<Memory[]>;
  /** The memories in an order, from a position on. */
  inOrder(claims: Claims, wanted: Ordered, place: { from: number; limit: number }): Promise<Memory[]>;
  /**
   * The ids of those with what is looked for: as it was written before those with a slip, each in order. Opens every text
   * there is, and keeps none.
   */
  search(claims: Claims, wanted: Ordered, hitOf: (texts: SearchedTexts) => Hit | undefined): Promise<string[]>;
  /** The memories with these ids, in their order. */
  those(claims: Claims, ids: readonly string[]): Promise<Memory[]>;
  /** One to look at again, the same all day where the way to pick it allows. */
  pick(claims: Claims, wanted: MemoryPickArguments): Promise<Memory | null>;
  /** How many there are of each category, in the order of the catalogue. */
  counts(claims: Claims): Promise<MemoryCategoryCount[]>;
  find(claims: Claims, id: string): Promise<Memory | null>;
  /** Stores the memory, or answers the one stored under its id before. */
  addOnce(claims: Claims, memory: Memory): Promise<Memory>;
  /** Null when there is none of that id, or where the one there is not `isWanted`. */
  change(
    claims: Claims,
    id: string,
    content: MemoryContent,
    isWanted?: (standing: Memory) => boolean,
  ): Promise<Memory | null>;
  /** Whether there was one. */
  remove(claims: Claims, id: string): Promise<boolean>;
}

const COLUMNS = columnsOf(Prisma.MemoryScalarFieldEnum);
const CATEGORIES = keysOf(MEMORY_CATEGORIES);

/** The number of memories opened without a pause, so that other requests wait for no more than these. */
const OPENED_AT_ONCE = 200;
function toMemory(key: PersonKey, row: Row): Memory {
  const { userId, toldDate: _told, ...rest } = row;
  const category = isOneOf(CATEGORIES, row.category) ? row.category : DEFAULT_MEMORY_CATEGORY;
  const told = row.told.filter((each) => isOneOf(MEMORY_TOLD, each));
  const marks = row.marks.filter((each) => isOneOf(MEMORY_MARKS, each));
  const { morePictures, ...texts } = MEMORY_TEXTS.open(key, { userId, row: row.id }, row);
  return { ...rest, ...texts, category, told, marks, morePictures: picturesOf(morePictures), ...datesOf(row) };
}

/** The columns that a change replaces, its texts sealed; further pictures and a voice note that it does not name stay. */
function sealedContent(key: PersonKey, row: { userId: string; row: string }, content: MemoryContent) {
  const { date, morePictures, voicePath, voiceText: _words, ...rest } = content;
  const written = picturesAsText({ ...content, morePictures: morePictures ?? [] });
  const { morePictures: pictures, voiceText, ...texts } = MEMORY_TEXTS.seal(key, row, written);
  return {
    ...rest,
    ...texts,
    ...(date === undefined ? {} : toldOn({ date })),
    ...(morePictures === undefined ? {} : { morePictures: pictures }),
    ...(voicePath === undefined ? {} : { voicePath, voiceText }),
  };
}

export function createMemoryStore(database: WellbeingDatabase, vault: Vault): MemoryStore {
  return {
    list: async (claims, category, { limit, after }) => {
      const key = await vault.keyOf(claims.sub);
      const rows = await database.queryAsCaller(
        claims,
        (client) => client.$queryRaw<Row[]>`
          select ${COLUMNS}
            from wellbeing.memory
           where user_id = ${claims.sub}::uuid
                 ${ofCategory(category)}
                 ${olderThanSql(after)} ${newestFirstSql(limit)}`,
      );
      return rows.map((row) => toMemory(key, row));
    },
    inOrder: async (claims, { category, order }, place) => {
      const key = await vault.keyOf(claims.sub);
      const rows = await database.queryAsCaller(
        claims,
        (client) => client.$queryRaw<Row[]>`
          select ${COLUMNS}
            from wellbeing.memory
           where user_id = ${claims.sub}::uuid ${ofCategory(category)}
           order by ${ORDERS[order]}
                 limit ${place.limit} offset ${place.from}`,
      );
      return rows.map((row) => toMemory(key, row));
    },
    search: async (claims, { category, order }, hitOf) => {
      const userId = claims.sub;
      const key = await vault.keyOf(userId);
      const rows = await database.queryAsCaller(
        claims,
        (client) => client.$queryRaw<
          (Pick<Row, 'id' | 'title' | 'description'> & { voiceText: Row['voiceText'] | null })[]
        >`
          select id, title, description, case when voice_path is not null then voice_text end as "voiceText"
            from wellbeing.memory
           where user_id = ${userId}::uuid ${ofCategory(category)}
           order by ${ORDERS[order]}`,
      );
      const found: Record<Hit, string[]> = { exact: [], near: [] };
      for (const [at, row] of rows.entries()) {
        if (at % OPENED_AT_ONCE === 0) await setImmediate();
        const place = { userId, row: row.id };
        const { voiceText } = row;
        const said = voiceText === null ? { voiceText: '' } : VOICE_TEXT.open(key, place, { voiceText });
        const hit = hitOf({ ...SEARCHED_TEXTS.open(key, place, row), ...said });
        if (hit !== undefined) found[hit].push(row.id);
      }
      return [...found.exact, ...found.near];
    },
    those: async (claims, ids) => {
      const key = await vault.keyOf(claims.sub);
      const where = { userId: claims.sub, id: { in: [...ids] } };
      const rows = await database.queryAsCaller(claims, (client) => client.memory.findMany({ where }));
      const known = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => {
        const row = known.get(id);
        return row === undefined ? [] : [toMemory(key, row)];
      });
    },
    pick: async (claims, wanted) => {
      const key = await vault.keyOf(claims.sub);
      const [row] = await database.queryAsCaller(
        claims,
        (client) => client.$queryRaw<Row[]>`
          select ${COLUMNS} from wellbeing.memory
           where user_id = ${claims.sub}::uuid ${pickSql(wanted, claims.sub)[wanted.by]} limit 1`,
      );
      return row === undefined ? null : toMemory(key, row);
    },
    counts: async (claims) => {
      const rows = await database.queryAsCaller(
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
      const row = await database.queryAsCaller(claims, (client) => client.memory.findFirst({ where }));
      return row === null ? null : toMemory(key, row);
    },
    addOnce: async (claims, memory) => {
      const userId = claims.sub;
      const { id } = memory;
      const key = await vault.keyOf(userId);
      const sealed = MEMORY_TEXTS.seal(key, { userId, row: id }, picturesAsText(memory));
      const data = [{ ...memory, ...sealed, userId, ...datesInColumns(memory) }];
      const row = await database.transactionAsCaller(claims, async (transaction) => {
        const [added] = await transaction.memory.createManyAndReturn({ data, skipDuplicates: true });
        return added ?? transaction.memory.findUnique({ where: { userId_id: { userId, id } } });
      });
      // It was stored before, and deleted in this moment.
      if (row === null) throw new ApplicationError('NOT_FOUND');
      return toMemory(key, row);
    },
    change: async (claims, id, content, isWanted) => {
      const userId = claims.sub;
      const key = await vault.keyOf(userId);
      const where: Prisma.MemoryWhereInput = { userId, id };
      if (isWanted !== undefined) {
        const standing = await database.queryAsCaller(claims, (client) =>
          client.memory.findFirst({ where: { userId, id } }),
        );
        if (standing === null || !isWanted(toMemory(key, standing))) return null;
        // No text is sealed to the same bytes twice: whoever changes it between the two statements leaves others.
        where.title = standing.title;
      }
      const data = sealedContent(key, { userId, row: id }, content);
      const [row] = await database.queryAsCaller(claims, (client) =>
        client.memory.updateManyAndReturn({ where, data }),
      );
      return row === undefined ? null : toMemory(key, row);
    },
    remove: async (claims, id) => {
      const where = { userId: claims.sub, id };
      const { count } = await database.queryAsCaller(claims, (client) => client.memory.deleteMany({ where }));
      return count > 0;
    },
  };
}
