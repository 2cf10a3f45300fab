import { DAILY_GOALS, progressErrors } from '@spire/domain/dailyRules';
import { addDays, localDate } from '@spire/domain/dates';
import { LIMITS } from '@spire/domain/limits';
import { acceptedDateErrors } from '@spire/graph-kit/acceptedDates';
import type { Claims } from '@spire/graph-kit/claims';
import { refuseWhenWrong } from '@spire/graph-kit/errors';
import { idErrors, newRecordId } from '@spire/graph-kit/recordIds';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import type { AddDailyProgressInput, SaveDailyProgressInput } from './dailyProgress.input.ts';
import type { DailyProgressStore, Totals } from './dailyProgress.store.ts';
import type { DailyProgress } from './dailyProgress.type.ts';

export interface DailyProgressService {
  /** The totals of a date, of today where the person is when none is given; zeros when nothing was noted. */
  find(context: RequestContext, date: string | null | undefined): Promise<DailyProgress>;
  /** Saves new totals; what is left out stays. */
  save(claims: Claims, input: SaveDailyProgressInput, now: Date): Promise<DailyProgress>;
  /** Adds to the totals, once per id, and never beyond what a day can hold (D20, D45). */
  add(claims: Claims, input: AddDailyProgressInput, now: Date): Promise<DailyProgress>;
}

function withGoals(totals: Totals): DailyProgress {
  return { ...totals, meditationGoal: DAILY_GOALS.meditationMinutes, waterGoal: DAILY_GOALS.waterGlasses };
}

/** A step of a date that is no longer accepted cannot come again, so its id may go; two days are left to time zones. */
const forgetBefore = (now: Date) => addDays(now.toISOString().slice(0, 10), -LIMITS.lateDays - 2);

export function createDailyProgressService(store: DailyProgressStore): DailyProgressService {
  const find = async (claims: Claims, date: string) =>
    withGoals((await store.find(claims, date)) ?? { date, meditationMinutes: 0, waterGlasses: 0 });
  return {
    find: ({ claims, now, timeZone }, date) => find(claims, date ?? localDate(now, timeZone)),
    save: async (claims, { date, meditationMinutes, waterGlasses }, now) => {
      refuseWhenWrong([...acceptedDateErrors(date, now), ...progressErrors({ meditationMinutes, waterGlasses })]);
      const totals = {
        ...(typeof meditationMinutes === 'number' ? { meditationMinutes } : {}),
        ...(typeof waterGlasses === 'number' ? { waterGlasses } : {}),
      };
      return withGoals(await store.put(claims, date, totals, now));
    },
    add: async (claims, { id: given, ...added }, now) => {
      const id = newRecordId(given);
      refuseWhenWrong([...idErrors(id), ...acceptedDateErrors(added.date, now), ...progressErrors(added)]);
      await store.addOnce(claims, id, added, forgetBefore(now), now);
      return find(claims, added.date);
    },
  };
}
