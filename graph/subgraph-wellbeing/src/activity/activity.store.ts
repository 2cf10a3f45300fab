import { ACTIVITY_KINDS, type ActivityKind } from '@spire/domain/growth';
import { isOneOf } from '@spire/domain/lists';
import type { AfterFeeling } from '@spire/domain/toolOptions';
import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn } from '@spire/graph-kit/dateColumn';
import { NEWEST_FIRST, olderThan, type PageWish } from '@spire/graph-kit/pages';
import type { WellbeingDatabase } from '../database.ts';
import { type Period, within } from '../period.ts';

/** An entry of the ledger; `sourceId` is the id of the record it came from. */
export interface ActivityEntry {
  id: string;
  kind: ActivityKind;
  sourceId: string;
  date: string;
  createdAt: Date;
}

/** Which entries of a ledger are meant; those of all kinds and days where nothing is said. */
export interface Among extends Period {
  kinds?: readonly ActivityKind[] | null | undefined;
}

export interface ActivityStore {
  /** At most `limit` entries after a place, newest first; of these kinds and days, or of all. */
  list(claims: Claims, wish: PageWish & Among): Promise<ActivityEntry[]>;
}

/** Details of an activity, as far as its record has any. */
export interface ActivityDetails {
  /** In the person's own words, or the name of what was done. */
  title?: string;
  /** The id of an exercise of the library, in place of a title. */
  exercise?: string;
  mood?: number | null;
  feltAfter?: AfterFeeling | null;
  /** Chips of a check-in, as `whatIsGood.haap`, or the category of a memory, as `memoryCategories.ro`. */
  chips?: readonly string[];
}

/** The details of records by id, for those that still exist; the store of the records gives it. One statement a call. */
export type DetailsOf = (claims: Claims, ids: readonly string[]) => Promise<ReadonlyMap<string, ActivityDetails>>;

export function createActivityStore(database: WellbeingDatabase): ActivityStore {
  return {
    list: async (claims, { limit, after, kinds, from, to }) => {
      // Kinds that only a newer version of the product knows are left out.
      const isOfKind = { kind: { in: [...(kinds ?? ACTIVITY_KINDS)] } };
      const days = from || to ? within({ from, to }) : {};
      const where = { userId: claims.sub, ...isOfKind, ...days, ...olderThan(after) };
      const rows = await database.queryAsCaller(claims, (client) =>
        client.activity.findMany({ where, orderBy: [...NEWEST_FIRST], take: limit }),
      );
      return rows.flatMap(({ userId: _owner, kind, date, ...entry }) =>
        isOneOf(ACTIVITY_KINDS, kind) ? [{ ...entry, kind, date: fromColumn(date) }] : [],
      );
    },
  };
}
