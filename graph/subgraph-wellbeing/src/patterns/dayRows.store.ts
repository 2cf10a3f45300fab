import type { OutcomeId } from '@spire/domain/patterns/kinds';
import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn, toColumn } from '@spire/graph-kit/dateColumn';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { WellbeingDatabase } from '../database.ts';
import { openPacing, type StoredPacing } from '../pacing/pacingDay.store.ts';
import { readAnswer, SCALE_ENTRY_TEXTS } from '../scales/scaleEntry.texts.ts';

/** An answer by hand; carried ones are none. */
export interface AnswerRow {
  date: string;
  outcome: OutcomeId;
  value: number;
}

/** What was written down of a number of days, as far as patterns look at it. */
export interface DayRows {
  answers: AnswerRow[];
  tools: { date: string; tool: string }[];
  restDays: string[];
  /** Days on which help was found, which take no part. */
  helpDays: string[];
  pacing: StoredPacing[];
  /** What was brought from other apps. */
  activities: { date: string; name: string }[];
}

export interface DayRowsStore {
  /** The days from one to another, both included. */
  read(claims: Claims, from: string, to: string): Promise<DayRows>;
}

export function createDayRowsStore(database: WellbeingDatabase, vault: Vault): DayRowsStore {
  return {
    read: async (claims, from, to) => {
      const userId = claims.sub;
      const key = await vault.keyOf(userId);
      const where = { userId, date: { gte: toColumn(from), lte: toColumn(to) } };
      const dates = (rows: readonly { date: Date }[]) => rows.map(({ date }) => fromColumn(date));
      const [moods, scales, tools, sessions, restDays, helpDays, pacing] = await database.transactionAsCaller(
        claims,
        async (tx) =>
          [
            await tx.mood.findMany({ where: { ...where, mood: { not: null } }, select: { date: true, mood: true } }),
            await tx.scaleEntry.findMany({ where }),
            await tx.toolActivity.findMany({ where, select: { date: true, tool: true } }),
            await tx.expectationSession.findMany({ where, select: { date: true } }),
            await tx.streakDay.findMany({ where: { ...where, counts: false }, select: { date: true } }),
            await tx.helpDay.findMany({ where: { ...where, marks: { isEmpty: false } }, select: { date: true } }),
            await tx.pacingDay.findMany({ where }),
          ] as const,
      );
      return {
        answers: [
          ...moods.map(({ date, mood }) => ({ date: fromColumn(date), outcome: 'mood' as const, value: mood ?? 0 })),
          ...scales.flatMap(({ id, date, answer }) => {
            const sealed = SCALE_ENTRY_TEXTS.open(key, { userId, row: id }, { answer });
            const { scale, value, isCarried } = readAnswer(sealed.answer);
            return isCarried ? [] : [{ date: fromColumn(date), outcome: scale, value }];
          }),
        ],
        tools: [
          ...tools.map(({ date, tool }) => ({ date: fromColumn(date), tool })),
          ...dates(sessions).map((date) => ({ date, tool: 'expectation_lift' })),
        ],
        restDays: dates(restDays),
        helpDays: dates(helpDays),
        pacing: pacing.map((row) => openPacing(key, row)),
        activities: [],
      };
    },
  };
}
