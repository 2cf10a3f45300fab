import { ACTIVITY_KINDS, type ActivityCounts } from '@spire/domain/growth';
import { isOneOf } from '@spire/domain/lists';
import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn } from '@spire/graph-kit/dateColumn';
import type { WellbeingDatabase } from '../database.ts';

/** The ledger's facts of a person today. */
export interface Standing {
  /** How many of each kind, ever. */
  counts: ActivityCounts;
  /** Counting days of the run that ends today or yesterday; days ahead, written further east, are left out. */
  streak: number;
  isRestDay: boolean;
}

export interface Day {
  date: string;
  counts: ActivityCounts;
  isRestDay: boolean;
}

export interface GrowthStore {
  /** One statement over some ten rows, whatever the history: this is the hottest read of the product. */
  readStanding(claims: Claims, today: string): Promise<Standing>;
  /** Every day from `first` to `last`, oldest first. */
  readDays(claims: Claims, first: string, last: string): Promise<Day[]>;
}

/** Without kinds that only a newer version of the product knows. */
function knownCounts(counts: Record<string, number> | null): ActivityCounts {
  return Object.fromEntries(Object.entries(counts ?? {}).filter(([kind]) => isOneOf(ACTIVITY_KINDS, kind)));
}

type StandingRow = Omit<Standing, 'counts'> & { counts: Record<string, number> | null };
type DayRow = Omit<Day, 'date' | 'counts'> & { date: Date; counts: Record<string, number> | null };

export function createGrowthStore(database: WellbeingDatabase): GrowthStore {
  return {
    readStanding: async (claims, today) => {
      const { sub } = claims;
      const [row] = await database.queryAsCaller(
        claims,
        (client) => client.$queryRaw<StandingRow[]>`
          select (select jsonb_object_agg(kind, count) from wellbeing.activity_total
                   where user_id = ${sub}::uuid) as counts,
                 coalesce((select run.counting_days
                                  - (select count(*) from wellbeing.streak_day
                                      where user_id = ${sub}::uuid and counts
                                        and date > ${today}::date and date <= run.last_date)
                             from wellbeing.streak_run run
                            where user_id = ${sub}::uuid
                              and last_date >= ${today}::date - 1 and first_date <= ${today}::date), 0)::integer as streak,
                 exists (select from wellbeing.streak_day
                          where user_id = ${sub}::uuid and date = ${today}::date and not counts) as "isRestDay"`,
      );
      return { streak: row?.streak ?? 0, isRestDay: row?.isRestDay ?? false, counts: knownCounts(row?.counts ?? null) };
    },
    readDays: async (claims, first, last) => {
      const rows = await database.queryAsCaller(
        claims,
        (client) => client.$queryRaw<DayRow[]>`
          select day::date as date,
                 (select jsonb_object_agg(kind, count) from wellbeing.activity_day
                   where user_id = ${claims.sub}::uuid and date = day::date) as counts,
                 exists (select from wellbeing.streak_day
                          where user_id = ${claims.sub}::uuid and date between ${first}::date and ${last}::date
                            and date = day::date and not counts) as "isRestDay"
            from generate_series(${first}::timestamp, ${last}::timestamp, interval '1 day') day
           order by day`,
      );
      return rows.map(({ date, counts, isRestDay }) => ({
        date: fromColumn(date),
        counts: knownCounts(counts),
        isRestDay,
      }));
    },
  };
}
