import { addDays, daysBetween, type LocalDate } from '@spire/domain/dates';
import { isHardDay } from '@spire/domain/hardDay';
import type { AfterFeeling } from '@spire/domain/toolOptions';

/** An answer to one scale or of one mood, 1 to 5. */
export interface SheetAnswer {
  date: LocalDate;
  value: number;
  isCarried: boolean;
}

/** At most so many lines of counts in a box. */
const MOST_LINES = 4;
const CHANGE = { days: 28, answers: 10 } as const;
const WEEK = { days: 7, answers: 3 } as const;
const HELPED = { times: 5 } as const;
const NAMED = { days: 3 } as const;

/** The answer in the middle of all, the lower of two; undefined where there is none. No average of steps anywhere. */
export const middleOf = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)];

const byHand = (answers: readonly SheetAnswer[]) => answers.filter(({ isCarried }) => !isCarried);
const between = (answers: readonly SheetAnswer[], from: LocalDate, to: LocalDate) =>
  answers.filter(({ date }) => date >= from && date <= to);

/**
 * The usual over the period, and over the last four weeks and the four before where they differ by a step and both
 * hold enough answers by hand; `heavy` counts days on the two heaviest steps, of `days` with an answer.
 */
export function usualOf(answers: readonly SheetAnswer[], heaviest: readonly number[], today: LocalDate) {
  const own = byHand(answers);
  const middle = (of: readonly SheetAnswer[]) => middleOf(of.map(({ value }) => value));
  const usual = middle(own);
  const recent = between(own, addDays(today, 1 - CHANGE.days), today);
  const before = between(own, addDays(today, 1 - 2 * CHANGE.days), addDays(today, -CHANGE.days));
  const isEnough = recent.length >= CHANGE.answers && before.length >= CHANGE.answers;
  const [now, then] = [middle(recent), middle(before)];
  return {
    usual,
    days: answers.length,
    heavy: answers.filter(({ value }) => heaviest.includes(value)).length,
    lately:
      isEnough && now !== undefined && then !== undefined && Math.abs(now - then) >= 1 ? { now, then } : undefined,
  };
}

/** The middle of each week from the first day on, with at least three answers by hand; undefined for any other. */
export function weeksOf(answers: readonly SheetAnswer[], from: LocalDate, days: number): (number | undefined)[] {
  const own = byHand(answers);
  return Array.from({ length: Math.ceil(days / WEEK.days) }, (_, week) => {
    const first = addDays(from, week * WEEK.days);
    const inWeek = between(own, first, addDays(first, WEEK.days - 1));
    return inWeek.length < WEEK.answers ? undefined : middleOf(inWeek.map(({ value }) => value));
  });
}

/** Feelings after which something is not said to have helped. */
const NO_HELP: readonly AfterFeeling[] = ['same', 'tired', 'unsettled'];

/** Exercises that were done at least five times with an answer to how it felt, by the share that helped. */
export function helpedOf(done: readonly { title: string | null; feltAfter: AfterFeeling | null }[]) {
  const byTitle = new Map<string, { helped: number; times: number }>();
  for (const { title, feltAfter } of done) {
    if (title === null || feltAfter === null) continue;
    const { helped, times } = byTitle.get(title) ?? { helped: 0, times: 0 };
    byTitle.set(title, { helped: helped + (NO_HELP.includes(feltAfter) ? 0 : 1), times: times + 1 });
  }
  return [...byTitle]
    .map(([title, counts]) => ({ title, ...counts }))
    .filter(({ times }) => times >= HELPED.times)
    .toSorted((one, other) => other.helped / other.times - one.helped / one.times)
    .slice(0, MOST_LINES);
}

/** Things that were named on at least three days, the most frequent first. */
export function namedOf<Id extends string>(lists: readonly (readonly Id[])[]): { id: Id; days: number }[] {
  const counts = new Map<Id, number>();
  for (const id of lists.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .map(([id, days]) => ({ id, days }))
    .filter(({ days }) => days >= NAMED.days)
    .toSorted((one, other) => other.days - one.days)
    .slice(0, MOST_LINES);
}

/** Good, usual and heavy days by energy: the two highest steps, the middle one, the two lowest. */
export const dayKindsOf = (energy: readonly SheetAnswer[]) => ({
  good: energy.filter(({ value }) => value >= 4).length,
  usual: energy.filter(({ value }) => value === 3).length,
  heavy: energy.filter(({ value }) => value <= 2).length,
});

/** How many days of the period have any answer at all. */
export const daysAnswered = (...lists: readonly (readonly { date: string }[])[]): number =>
  new Set(lists.flat().map(({ date }) => date)).size;

/** The place of a date on the shared axis of time, 0 to 1. */
export const placeOf = (date: LocalDate, from: LocalDate, days: number): number =>
  daysBetween(from, date) / Math.max(1, days - 1);

/** Days that were called heavy: by the heaviest mood, or by "a hard day" in the place of a check-in; each counts once. */
export function hardDaysOf(
  moods: readonly { date: string; mood: number | null }[],
  checkIns: readonly { date: string; whatIsGoodText: string }[],
): number {
  const called = [...moods.filter(({ mood }) => mood === 1), ...checkIns.filter(isHardDay)];
  return new Set(called.map(({ date }) => date)).size;
}
