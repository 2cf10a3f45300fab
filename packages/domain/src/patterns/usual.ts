import type { DayNumber } from './days.ts';

/** How far on either side of a day its usual is looked for, in days. */
export const REACH = 10;
const FEWEST_ANSWERS = 6;

/**
 * "Usual for you" on a day: the middle of the person's own answers within ten days on either side, the day itself left
 * out, up to the last day; null where there are fewer than six.
 */
export function usualOn(
  answers: ReadonlyMap<DayNumber, number>,
  day: DayNumber,
  lastDay: DayNumber = Infinity,
): number | null {
  const near: number[] = [];
  for (let other = day - REACH; other <= day + REACH && other <= lastDay; other += 1) {
    const answer = other === day ? undefined : answers.get(other);
    if (answer !== undefined) near.push(answer);
  }
  return near.length < FEWEST_ANSWERS ? null : middleOf(near);
}

/** The middle value; between two, their mean. */
export function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}
