import { randomNumbers, seedOf } from '../randomNumbers.ts';
import { type Candidate, measureAll, MISSING } from './chance.ts';
import { type DayNumber, WEEK } from './days.ts';
import type { Exposure, Outcome, Series } from './series.ts';
import { usualOn } from './usual.ts';

export const MOST_WEEKS = 12;
export const FEWEST_WEEKS = 6;
export const FEWEST_ANSWERS = 28;
/** Days with it and days without whose following day is answered. */
export const FEWEST_DAYS = 7;
export const SHUFFLES = 2000;

/** A pair that the person wants to know about, or does not want to see. */
export interface Pair {
  exposure: string;
  outcome: string;
}

export const pairId = ({ exposure, outcome }: Pair): string => `${exposure}/${outcome}`;

/** A pair and a lag as one Sunday has it. */
export interface Looked extends Pair {
  lagDays: number;
  value: number;
  chance: number;
}

/** The facts that can be told at the end of one week. */
export interface SundayLook {
  /** Answered days of the window, and whether they are enough. */
  days: number;
  isEnough: boolean;
  /** The first day of the window. */
  firstDay: DayNumber;
  looked: Looked[];
}

export interface Wish {
  /** A name for the person, which the shuffles begin from. */
  person: string;
  question: Pair | null;
  /** Pairs that are not computed, by their ids. */
  hidden: ReadonlySet<string>;
  shuffles?: number;
}

const isAnswered = (outcome: Outcome, leftOut: ReadonlySet<DayNumber>, day: DayNumber) =>
  outcome.answers.has(day) && !leftOut.has(day);

/** The first day of a window of whole weeks that ends on a Sunday: where there is something, twelve weeks at most. */
function windowStart({ outcomes }: Series, sunday: DayNumber): DayNumber {
  const longest = sunday - MOST_WEEKS * WEEK + 1;
  let first = sunday + 1;
  for (const { answers } of outcomes) for (const day of answers.keys()) if (day >= longest && day < first) first = day;
  return first - ((first - longest) % WEEK);
}

/** The lags in days: after a day one and two; after a night its own day and the next. */
export const lagsOf = ({ isBeforeDay = false }: Exposure): readonly number[] => (isBeforeDay ? [0, 1] : [1, 2]);

function hasEnough(outcome: Outcome, leftOut: ReadonlySet<DayNumber>, first: DayNumber, sunday: DayNumber): boolean {
  const weeks = new Set<number>();
  let days = 0;
  for (let day = first; day <= sunday; day += 1) {
    if (!isAnswered(outcome, leftOut, day)) continue;
    days += 1;
    weeks.add(Math.floor((day - first) / WEEK));
  }
  return days >= FEWEST_ANSWERS && weeks.size >= FEWEST_WEEKS;
}

/** Each day of the window against what was usual for the person then. */
function signsOf(outcome: Outcome, leftOut: ReadonlySet<DayNumber>, first: DayNumber, sunday: DayNumber): Int8Array {
  const own = new Map([...outcome.answers].filter(([day]) => !leftOut.has(day)));
  return Int8Array.from({ length: sunday - first + 1 }, (_, at) => {
    const answer = own.get(first + at);
    const usual = answer === undefined ? null : usualOn(own, first + at, sunday);
    return answer === undefined || usual === null ? MISSING : Math.sign(answer - usual);
  });
}

function heldOn(exposure: Exposure, leftOut: ReadonlySet<DayNumber>, first: DayNumber, sunday: DayNumber): Int8Array {
  return Int8Array.from({ length: sunday - first + 1 }, (_, at) => {
    const day = first + at;
    if (leftOut.has(day) || exposure.known?.has(day) === false) return -1;
    return exposure.days.has(day) ? 1 : 0;
  });
}

/** Whether there are enough days with and without whose day after is answered. */
function isComparable({ held, signs, lagDays }: Candidate): boolean {
  const counts = [0, 0];
  for (let day = 0; day + lagDays < signs.length; day += 1) {
    const has = held[day] ?? -1;
    if (has !== -1 && signs[day + lagDays] !== MISSING) counts[has] = (counts[has] ?? 0) + 1;
  }
  return counts.every((count) => count >= FEWEST_DAYS);
}

/** Every pair and lag that a week allows to be looked at, measured against chance. */
export function lookOn(series: Series, sunday: DayNumber, wish: Wish): SundayLook {
  const { leftOut } = series;
  const firstDay = windowStart(series, sunday);
  let days = 0;
  for (let day = firstDay; day <= sunday; day += 1)
    if (series.outcomes.some((outcome) => isAnswered(outcome, leftOut, day))) days += 1;
  const outcomes = series.outcomes
    .filter((outcome) => hasEnough(outcome, leftOut, firstDay, sunday))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map((outcome) => ({ outcome, signs: signsOf(outcome, leftOut, firstDay, sunday) }));
  const pairs: (Pair & { candidate: Candidate })[] = [];
  for (const exposure of series.exposures.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const held = heldOn(exposure, leftOut, firstDay, sunday);
    for (const { outcome, signs } of outcomes) {
      const pair = { exposure: exposure.id, outcome: outcome.id };
      if (exposure.ofOutcome === outcome.id || wish.hidden.has(pairId(pair))) continue;
      for (const lagDays of lagsOf(exposure)) {
        const candidate = { held, signs, lagDays };
        if (isComparable(candidate)) pairs.push({ ...pair, candidate });
      }
    }
  }
  const asked = wish.question === null ? null : pairId(wish.question);
  const families = [[], []] as [number[], number[]];
  for (const [index, pair] of pairs.entries()) families[pairId(pair) === asked ? 0 : 1].push(index);
  const measured = measureAll(
    pairs.map(({ candidate }) => candidate),
    families.filter((family) => family.length > 0),
    (sunday - firstDay + 1) / WEEK,
    { times: wish.shuffles ?? SHUFFLES, random: randomNumbers(seedOf(`${wish.person} ${sunday}`)) },
  );
  const looked = pairs.map(({ candidate: { lagDays }, ...pair }, index) => ({
    ...pair,
    lagDays,
    value: measured[index]?.value ?? 0,
    chance: measured[index]?.chance ?? 1,
  }));
  return { days, isEnough: outcomes.length > 0, firstDay, looked };
}
