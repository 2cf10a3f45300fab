import type { Scale } from '@spire/domain/scales';
import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn, toColumn } from '@spire/graph-kit/dateColumn';
import { NEWEST_FIRST, olderThan, type PageWish } from '@spire/graph-kit/pages';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import { refuseAfterNo } from '../consents.ts';
import type { WellbeingDatabase } from '../database.ts';
import type { ScaleEntry as Row } from '../generated/client.ts';
import { type Period, within } from '../period.ts';
import { entryId, readAnswer, SCALE_ENTRY_TEXTS, writtenAnswer } from './scaleEntry.texts.ts';
import type { ScaleEntry } from './scaleEntry.type.ts';

/** An answer with its place in the list. */
export type StoredEntry = ScaleEntry & { id: string };

export interface ScaleEntryStore {
  /** At most `limit` answers of a period after a place, newest first. */
  list(claims: Claims, period: Period, wish: PageWish): Promise<StoredEntry[]>;
  /** Stores an answer over the one of its scale and date. FORBIDDEN after a no to health data. */
  put(claims: Claims, entry: ScaleEntry): Promise<ScaleEntry>;
  /** Whether there was one. */
  remove(claims: Claims, entry: { date: string; scale: Scale }): Promise<boolean>;
}

function toEntry(key: PersonKey, { userId, id, date, answer, createdAt }: Row): StoredEntry {
  const opened = SCALE_ENTRY_TEXTS.open(key, { userId, row: id }, { answer });
  return { id, date: fromColumn(date), createdAt, ...readAnswer(opened.answer) };
}

export function createScaleEntryStore(database: WellbeingDatabase, vault: Vault): ScaleEntryStore {
  return {
    list: async (claims, period, { limit, after }) => {
      const key = await vault.keyOf(claims.sub);
      const where = { userId: claims.sub, AND: [within(period), olderThan(after)] };
      const rows = await database.queryAsCaller(claims, (client) =>
        client.scaleEntry.findMany({ where, orderBy: [...NEWEST_FIRST], take: limit }),
      );
      return rows.map((row) => toEntry(key, row));
    },
    put: async (claims, entry) => {
      const userId = claims.sub;
      const key = await vault.keyOf(userId);
      const id = entryId(key, userId, entry);
      const update = SCALE_ENTRY_TEXTS.seal(key, { userId, row: id }, { answer: writtenAnswer(entry) });
      const create = { ...update, id, userId, date: toColumn(entry.date), createdAt: entry.createdAt };
      const row = await database.transactionAsCaller(claims, async (transaction) => {
        await refuseAfterNo(transaction, 'health');
        // One statement, so that two first answers to a scale make one record.
        return transaction.scaleEntry.upsert({ where: { userId_id: { userId, id } }, create, update });
      });
      return toEntry(key, row);
    },
    remove: async (claims, entry) => {
      const userId = claims.sub;
      const where = { userId, id: entryId(await vault.keyOf(userId), userId, entry) };
      const { count } = await database.queryAsCaller(claims, (client) => client.scaleEntry.deleteMany({ where }));
      return count > 0;
    },
  };
}
