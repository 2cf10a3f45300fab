import { randomNumbers, seedOf } from '../randomNumbers.ts';
import type { DayNumber } from './days.ts';
import type { Count } from './rule.ts';
import { usualOn } from './usual.ts';

/** A trial is fourteen days, of which one of each two is drawn: a skipped day is a drawn day all the same. */
export const TRIAL_DAYS = 14;
const PAIRS = TRIAL_DAYS / 2;
const ORDERS = 2 ** PAIRS;
/** Of the ways the days could have been drawn, the share that may show as much. */
const SEEN = 0.1;
const FEWEST_OF_EACH = 4;

/** For each of the fourteen days whether it is drawn. */
export function drawTrial(seed: string): boolean[] {
  const next = randomNumbers(seedOf(seed));
  return drawnBy(Math.floor(next() * ORDERS));
}

/** One of the ways to draw: each bit says whether the first or the second of two days is drawn. */
const drawnBy = (order: number): boolean[] =>
  Array.from({ length: TRIAL_DAYS }, (_, day) => ((order >> (day >> 1)) & 1) === (day & 1));

export interface TrialEnd {
  /** Whether the days after drawn ones were better, and by more than drawing alone makes them. */
  isSeen: boolean;
  with: Count;
  without: Count;
}

function difference(drawn: readonly boolean[], answers: readonly (number | undefined)[]): number {
  const [sums, counts] = [
    [0, 0],
    [0, 0],
  ] as [number[], number[]];
  for (const [day, answer] of answers.entries()) {
    if (answer === undefined) continue;
    const at = drawn[day] === true ? 1 : 0;
    sums[at] = (sums[at] ?? 0) + answer;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const [without = 0, withIt = 0] = counts;
  if (Math.min(without, withIt) < FEWEST_OF_EACH) return Number.NEGATIVE_INFINITY;
  return (sums[1] ?? 0) / withIt - (sums[0] ?? 0) / without;
}

/** How a trial that began on a day ended, by the answers of the days after; counts are of days better than usual. */
export function endOfTrial(
  answers: ReadonlyMap<DayNumber, number>,
  first: DayNumber,
  drawn: readonly boolean[],
  isHigherBetter: boolean,
): TrialEnd {
  const way = isHigherBetter ? 1 : -1;
  const after = drawn.map((_, day) => answers.get(first + day + 1));
  const better = after.map((answer) => (answer === undefined ? undefined : answer * way));
  const value = difference(drawn, better);
  const reached = Array.from({ length: ORDERS }, (_, order) => difference(drawnBy(order), better)).filter(
    (each) => each >= value - 1e-9,
  ).length;
  const countOf = (isDrawn: boolean): Count => {
    const days = after.flatMap((answer, day) => {
      const usual = answer === undefined || drawn[day] !== isDrawn ? null : usualOn(answers, first + day + 1);
      return answer === undefined || usual === null ? [] : [(answer - usual) * way > 0];
    });
    return { hits: days.filter(Boolean).length, days: days.length };
  };
  return { isSeen: value > 0 && reached / ORDERS <= SEEN, with: countOf(true), without: countOf(false) };
}
