import { ACTIVITY_KINDS, type ActivityKind } from '@spire/domain/growth';
import { isOneOf } from '@spire/domain/lists';
import type { AfterFeeling } from '@spire/domain/toolOptions';
import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn } from '@spire/graph-kit/dateColumn';
import { NEWEST_FIRST, olderThan, type PageWish } from '@spire/graph-kit/pages';
import type { WellbeingDatabase } from '../database.ts';

/** An entry of the ledger; `sourceId` is the id of the record it came from. */
export interface ActivityEntry {
  id: string;
  kind: ActivityKind;
  sourceId: string;
  date: string;
  createdAt: Date;
}

export interface ActivityStore {
  /** At most `limit` entries after a place, newest first. */
  list(claims: Claims, wish: PageWish): Promise<ActivityEntry[]>;
}

/** The titles of records by id, for those that still exist; the store of the records gives it. One statement a call. */
export type TitlesOf = (claims: Claims, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** An exercise that was done, by its id in the library or its title, and how it felt. */
export interface DoneExercise {
  exercise: string;
  feltAfter: AfterFeeling | null;
}
/** The exercises of records by id, for those that still exist. One statement a call. */
export type ExercisesOf = (claims: Claims, ids: readonly string[]) => Promise<ReadonlyMap<string, DoneExercise>>;

export function createActivityStore(database: WellbeingDatabase): ActivityStore {
  return {
    list: async (claims, { limit, after }) => {
      // Kinds that only a newer version of the product knows are left out.
      const where = { userId: claims.sub, kind: { in: [...ACTIVITY_KINDS] }, ...olderThan(after) };
      const rows = await database.queryAsCaller(claims, (client) =>
        client.activity.findMany({ where, orderBy: [...NEWEST_FIRST], take: limit }),
      );
      return rows.flatMap(({ userId: _owner, kind, date, ...entry }) =>
        isOneOf(ACTIVITY_KINDS, kind) ? [{ ...entry, kind, date: fromColumn(date) }] : [],
      );
    },
  };
}
