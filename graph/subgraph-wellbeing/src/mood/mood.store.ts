import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn, toColumn } from '@spire/graph-kit/dateColumn';
import { NEWEST_FIRST, olderThan, type PageWish } from '@spire/graph-kit/pages';
import type { WellbeingDatabase } from '../database.ts';
import type { Mood as Row } from '../generated/client.ts';
import { type Period, within } from '../period.ts';
import type { Mood } from './mood.type.ts';

/** A mood with its place in the list. */
export type StoredMood = Mood & { createdAt: Date };
export type MoodEntry = Omit<Mood, 'id'>;

export interface MoodStore {
  find(claims: Claims, date: string): Promise<Mood | null>;
  /** At most `limit` moods of a period after a place, newest first. */
  list(claims: Claims, period: Period, wish: PageWish): Promise<StoredMood[]>;
  /** Writes the mood of its date over the one that is there; without a value it leaves that one's. */
  put(claims: Claims, entry: MoodEntry): Promise<Mood>;
}

function toMood({ userId: _owner, ...row }: Row): StoredMood {
  return { ...row, date: fromColumn(row.date) };
}

export function createMoodStore(database: WellbeingDatabase): MoodStore {
  return {
    find: async (claims, date) => {
      const where = { userId: claims.sub, date: toColumn(date) };
      const row = await database.queryAsCaller(claims, (client) => client.mood.findFirst({ where }));
      return row === null ? null : toMood(row);
    },
    list: async (claims, period, { limit, after }) => {
      const where = { userId: claims.sub, AND: [within(period), olderThan(after)] };
      const rows = await database.queryAsCaller(claims, (client) =>
        client.mood.findMany({ where, orderBy: [...NEWEST_FIRST], take: limit }),
      );
      return rows.map(toMood);
    },
    put: async (claims, { date, mood, updatedAt }) => {
      const key = { userId: claims.sub, date: toColumn(date) };
      const update = mood === null ? { updatedAt } : { mood, updatedAt };
      const create = { ...key, mood, updatedAt, createdAt: updatedAt };
      const row = await database.queryAsCaller(claims, (client) =>
        client.mood.upsert({ where: { userId_date: key }, create, update }),
      );
      return toMood(row);
    },
  };
}
