import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn, toColumn } from '@spire/graph-kit/dateColumn';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { WellbeingDatabase } from '../database.ts';
import type { PacingDay as Row } from '../generated/client.ts';
import { PACING_TEXTS, readPacing, type SealedPacing, writtenPacing } from './pacingDay.texts.ts';

export interface StoredPacing extends SealedPacing {
  date: string;
}

export interface PacingDayStore {
  /** The kept days from one to another, both included, newest first. */
  list(claims: Claims, from: string, to: string): Promise<StoredPacing[]>;
  /** Keeps a day in place of what was kept of it before. */
  put(claims: Claims, day: StoredPacing, now: Date): Promise<void>;
}

export function openPacing(key: PersonKey, { userId, date, record }: Pick<Row, 'userId' | 'date' | 'record'>) {
  const row = fromColumn(date);
  return { date: row, ...readPacing(PACING_TEXTS.open(key, { userId, row }, { record }).record) };
}

export function createPacingDayStore(database: WellbeingDatabase, vault: Vault): PacingDayStore {
  return {
    list: async (claims, from, to) => {
      const key = await vault.keyOf(claims.sub);
      const where = { userId: claims.sub, date: { gte: toColumn(from), lte: toColumn(to) } };
      const rows = await database.queryAsCaller(claims, (client) =>
        client.pacingDay.findMany({ where, orderBy: { date: 'desc' } }),
      );
      return rows.map((row) => openPacing(key, row));
    },
    put: async (claims, day, updatedAt) => {
      const userId = claims.sub;
      const key = await vault.keyOf(userId);
      const sealed = PACING_TEXTS.seal(key, { userId, row: day.date }, { record: writtenPacing(day) });
      const update = { ...sealed, updatedAt };
      const date = toColumn(day.date);
      await database.queryAsCaller(claims, (client) =>
        client.pacingDay.upsert({
          where: { userId_date: { userId, date } },
          create: { ...update, userId, date },
          update,
        }),
      );
    },
  };
}
