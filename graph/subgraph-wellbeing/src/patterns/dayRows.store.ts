import type { OutcomeId } from '@spire/domain/patterns/kinds';
import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn, toColumn } from '@spire/graph-kit/dateColumn';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { WellbeingDatabase } from '../database.ts';
import { IMPORTED_TEXTS, readContent } from '../imports/importedEntry.texts.ts';
import { openPacing, type StoredPacing } from '../pacing/pacingDay.store.ts';
import { readAnswer, SCALE_ENTRY_TEXTS } from '../scales/scaleEntry.texts.ts';

/** An answer by hand; carried ones are none. */
export interface AnswerRow {
  date: string;
  outcome: OutcomeId;
  value: number;
}

/** Rows of a number of days, as far as patterns look at them. */
export interface DayRows {
  answers: AnswerRow[];
  tools: { date: string; tool: string }[];
  restDays: string[];
  /** Days on which help was found, which take no part. */
  helpDays: string[];
  pacing: StoredPacing[];
  /** The activities of each day that was brought from other apps; one that was not brought is not known. */
  brought: { date: string; activities: readonly string[] }[];
}

export interface DayRowsStore {
  /** The days from one to another, both included. */
  read(claims: Claims, from: string, to: string): Promise<DayRows>;
}

/** The order in which moods of one day were told; one without an hour comes before those with one. */
const AS_TOLD = [{ moment: { sort: 'asc', nulls: 'first' } }, { id: 'asc' }] as const;

export function createDayRowsStore(database: WellbeingDatabase, vault: Vault): DayRowsStore {
  return {
    read: async (claims, from, to) => {
      const userId = claims.sub;
      const key = await vault.keyOf(userId);
      const where = { userId, date: { gte: toColumn(from), lte: toColumn(to) } };
      const dates = (rows: readonly { date: Date }[]) => rows.map(({ date }) => fromColumn(date));
      const [moods, scales, tools, sessions, restDays, helpDays, pacing, entries] = await database.transactionAsCaller(
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
            await tx.importedEntry.findMany({ where, orderBy: [...AS_TOLD] }),
          ] as const,
      );
      // The last mood of a day stands for it; those of Spire stand before those of other apps.
      const moodOf = new Map(
        [...entries, ...moods].flatMap(({ date, mood }) => (mood === null ? [] : [[fromColumn(date), mood] as const])),
      );
      return {
        answers: [
          ...[...moodOf].map(([date, value]) => ({ date, outcome: 'mood' as const, value })),
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
        brought: entries.map(({ id, date, content }) => ({
          date: fromColumn(date),
          activities: readContent(IMPORTED_TEXTS.open(key, { userId, row: id }, { content }).content).activities,
        })),
      };
    },
  };
}
