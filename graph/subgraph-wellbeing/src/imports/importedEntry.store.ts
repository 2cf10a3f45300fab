import { randomUUID } from 'node:crypto';
import type { ImportedContent } from '@spire/domain/importRules';
import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn, toColumn } from '@spire/graph-kit/dateColumn';
import { NEWEST_FIRST, olderThan, type PageWish } from '@spire/graph-kit/pages';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { WellbeingDatabase } from '../database.ts';
import type { ImportedEntry as Row } from '../generated/client.ts';
import { fingerprintOf, IMPORTED_TEXTS, readContent, writtenContent } from './importedEntry.texts.ts';
import type { DiaryImport, ImportedEntry } from './importedEntry.type.ts';

export interface DatedMood {
  date: string;
  moment: number | null;
  mood: number;
  source: string;
}

/** An import as it is stored, with what is counted of its entries. */
export type StoredImport = Omit<DiaryImport, 'undoUntil'> & { undoneEntries: number | null };

type CountedImport = Omit<StoredImport, 'date' | 'firstDate' | 'lastDate'> & {
  date: Date;
  firstDate: Date | null;
  lastDate: Date | null;
};

export interface ImportedEntryStore {
  /** At most `limit` imported entries after a place, newest first. */
  list(claims: Claims, wish: PageWish): Promise<ImportedEntry[]>;
  /** Every mood of the days from and to that have none of their own, in the order of their dates. */
  moods(claims: Claims, from: string, to: string): Promise<DatedMood[]>;
  /** Newest first. */
  imports(claims: Claims): Promise<StoredImport[]>;
  /** How many were added to an import, which is made with its first; undefined when it has been undone. */
  add(
    claims: Claims,
    of: Pick<DiaryImport, 'id' | 'source' | 'date' | 'createdAt'>,
    entries: readonly ImportedContent[],
  ): Promise<number | undefined>;
  /** Takes the entries of an import away, once. */
  undo(claims: Claims, id: string, undoneAt: Date): Promise<StoredImport | undefined>;
  /** Whether there was one. */
  remove(claims: Claims, id: string): Promise<boolean>;
}

function toImportedEntry(key: PersonKey, { userId, content, ...row }: Row): ImportedEntry {
  const opened = IMPORTED_TEXTS.open(key, { userId, row: row.id }, { content });
  const { activities, feelings, pictures, toldActivities: _told, ...texts } = readContent(opened.content);
  const lists = { activities: [...activities], feelings: [...feelings], pictures: [...pictures] };
  return { ...row, ...texts, ...lists, date: fromColumn(row.date) };
}

/** An entry as its row. */
export function importedRow(
  key: PersonKey,
  userId: string,
  { id, ...entry }: ImportedContent & { id: string; importId: string; source: string; createdAt: Date },
) {
  const { date, mood, moment, importId, source, createdAt } = entry;
  return {
    ...{ userId, id, importId, source, createdAt, mood },
    date: toColumn(date),
    moment: moment === null ? null : new Date(moment),
    ...IMPORTED_TEXTS.seal(key, { userId, row: id }, { content: writtenContent(entry) }),
    fingerprint: fingerprintOf(key, userId, entry),
  };
}

export function createImportedEntryStore(database: WellbeingDatabase, vault: Vault): ImportedEntryStore {
  const readImports = (claims: Claims, id: string | null = null) =>
    database.queryAsCaller(
      claims,
      (client) => client.$queryRaw<CountedImport[]>`
        select i.id, i.source, i.date, i.created_at as "createdAt", i.undone_at as "undoneAt",
               i.undone_entries as "undoneEntries", count(e.id)::int as entries,
               count(distinct e.date)::int as days, min(e.date) as "firstDate", max(e.date) as "lastDate"
          from wellbeing.diary_import i
          left join wellbeing.imported_entry e on e.user_id = i.user_id and e.import_id = i.id
         where i.user_id = ${claims.sub}::uuid and (${id}::uuid is null or i.id = ${id}::uuid)
         group by i.user_id, i.id
         order by i.created_at desc, i.id desc`,
    );
  const toImport = (row: Awaited<ReturnType<typeof readImports>>[number]): StoredImport => ({
    ...row,
    date: fromColumn(row.date),
    firstDate: row.firstDate === null ? null : fromColumn(row.firstDate),
    lastDate: row.lastDate === null ? null : fromColumn(row.lastDate),
  });

  return {
    list: async (claims, { limit, after }) => {
      const key = await vault.keyOf(claims.sub);
      const where = { userId: claims.sub, ...olderThan(after) };
      const rows = await database.queryAsCaller(claims, (client) =>
        client.importedEntry.findMany({ where, orderBy: [...NEWEST_FIRST], take: limit }),
      );
      return rows.map((row) => toImportedEntry(key, row));
    },
    moods: async (claims, from, to) => {
      const rows = await database.queryAsCaller(
        claims,
        (client) => client.$queryRaw<{ date: Date; moment: Date | null; mood: number; source: string }[]>`
          select e.date, e.moment, e.mood::int as mood, e.source
            from wellbeing.imported_entry e
           where e.user_id = ${claims.sub}::uuid and e.mood is not null
             and e.date between ${from}::date and ${to}::date
             and not exists (select from wellbeing.mood m
                              where m.user_id = e.user_id and m.date = e.date and m.mood is not null)
           order by e.date, e.moment nulls first, e.id`,
      );
      return rows.map(({ moment, ...row }) => ({
        ...row,
        date: fromColumn(row.date),
        moment: moment === null ? null : moment.getTime(),
      }));
    },
    imports: async (claims) => (await readImports(claims)).map(toImport),
    add: async (claims, of, entries) => {
      const userId = claims.sub;
      const key = await vault.keyOf(userId);
      const data = entries.map((entry) =>
        importedRow(key, userId, {
          ...entry,
          id: randomUUID(),
          importId: of.id,
          source: of.source,
          createdAt: of.createdAt,
        }),
      );
      return database.transactionAsCaller(claims, async (transaction) => {
        await transaction.diaryImport.createMany({
          data: [{ ...of, date: toColumn(of.date), userId }],
          skipDuplicates: true,
        });
        const standing = await transaction.diaryImport.findUnique({ where: { userId_id: { userId, id: of.id } } });
        if (standing === null || standing.undoneAt !== null) return undefined;
        return (await transaction.importedEntry.createMany({ data, skipDuplicates: true })).count;
      });
    },
    undo: async (claims, id, undoneAt) => {
      const userId = claims.sub;
      const isUndone = await database.transactionAsCaller(claims, async (transaction) => {
        const { count } = await transaction.importedEntry.deleteMany({ where: { userId, importId: id } });
        const changed = await transaction.diaryImport.updateMany({
          where: { userId, id, undoneAt: null },
          data: { undoneAt, undoneEntries: count },
        });
        await transaction.heldImport.deleteMany({ where: { userId, importId: id } });
        return changed.count > 0;
      });
      const [row] = isUndone ? await readImports(claims, id) : [];
      return row === undefined ? undefined : toImport(row);
    },
    remove: async (claims, id) => {
      const where = { userId: claims.sub, id };
      const { count } = await database.queryAsCaller(claims, (client) => client.importedEntry.deleteMany({ where }));
      return count > 0;
    },
  };
}
