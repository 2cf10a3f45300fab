import { DAY_LIMITS } from '@spire/domain/dailyRules';
import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn, toColumn } from '@spire/graph-kit/dateColumn';
import type { WellbeingDatabase } from '../database.ts';
import type { DailyProgress as Row } from '../generated/client.ts';

export interface Totals {
  date: string;
  meditationMinutes: number;
  waterGlasses: number;
}

export interface DailyProgressStore {
  /** The totals of a date; null when nothing was noted. */
  find(claims: Claims, date: string): Promise<Totals | null>;
  /** Writes these totals over those of the date. */
  put(claims: Claims, date: string, totals: Partial<Totals>, now: Date): Promise<Totals>;
  /** Adds once per id, up to a day's limits. One statement, so that parallel ones and repeats do no harm (D45). */
  addOnce(claims: Claims, id: string, added: Totals, forgetBefore: string, now: Date): Promise<void>;
}

function toTotals({ date, meditationMinutes, waterGlasses }: Row): Totals {
  return { date: fromColumn(date), meditationMinutes, waterGlasses };
}

export function createDailyProgressStore(database: WellbeingDatabase): DailyProgressStore {
  return {
    find: async (claims, date) => {
      const where = { userId: claims.sub, date: toColumn(date) };
      const row = await database.queryAsCaller(claims, (client) => client.dailyProgress.findFirst({ where }));
      return row === null ? null : toTotals(row);
    },
    put: async (claims, date, totals, updatedAt) => {
      const key = { userId: claims.sub, date: toColumn(date) };
      const update = { ...totals, updatedAt };
      const row = await database.queryAsCaller(claims, (client) =>
        client.dailyProgress.upsert({ where: { userId_date: key }, create: { ...update, ...key }, update }),
      );
      return toTotals(row);
    },
    addOnce: async (claims, id, { date, meditationMinutes, waterGlasses }, forgetBefore, now) => {
      await database.queryAsCaller(
        claims,
        (client) => client.$executeRaw`
          with forgotten as (
            delete from wellbeing.progress_step where user_id = ${claims.sub}::uuid and date < ${forgetBefore}::date
          ), step as (
            insert into wellbeing.progress_step (user_id, id, date)
              values (${claims.sub}::uuid, ${id}::uuid, ${date}::date)
              on conflict (user_id, id) do nothing
              returning user_id, date
          )
          insert into wellbeing.daily_progress as p (user_id, date, meditation_minutes, water_glasses, updated_at)
            select user_id, date, ${meditationMinutes}::smallint, ${waterGlasses}::smallint, ${now}::timestamptz from step
            on conflict (user_id, date) do update set
              meditation_minutes =
                least(p.meditation_minutes + excluded.meditation_minutes, ${DAY_LIMITS.meditationMinutes}::integer),
              water_glasses = least(p.water_glasses + excluded.water_glasses, ${DAY_LIMITS.waterGlasses}::integer),
              updated_at = excluded.updated_at`,
      );
    },
  };
}
