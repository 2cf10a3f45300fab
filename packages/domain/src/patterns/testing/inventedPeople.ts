import { randomNumbers } from '../../randomNumbers.ts';
import { type DayNumber, mondayOf, WEEK } from '../days.ts';
import type { Series } from '../series.ts';

/** A person made up to try the rule on. */
export interface Invented {
  seed: number;
  /** Share of the days that are answered. */
  answered: number;
  /** By how many standard deviations one outcome is lower one day after the first thing; 0 for nothing true. */
  effect: number;
}

export const WEEKS = 26;
export const FIRST_DAY: DayNumber = mondayOf(20_000);
export const LAST_SUNDAY: DayNumber = FIRST_DAY + WEEKS * WEEK - 1;
export const TRUE_PAIR = { exposure: 'x0', outcome: 'y0' };
const [EXPOSURES, OUTCOMES] = [6, 3];

/**
 * Half a year of answers in five steps, with habits of weekdays, slow change, days that resemble the day before, and
 * gaps, more of them on bad days.
 */
export function invent({ seed, answered, effect }: Invented): Series {
  const next = randomNumbers(seed * 7919 + 13);
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const days = WEEKS * WEEK;
  const exposures = Array.from({ length: EXPOSURES }, (_, index) => {
    const share = 0.15 + 0.3 * next();
    const habit = Array.from({ length: WEEK }, () => normal() * 0.7);
    let mood = normal();
    const held = new Set<DayNumber>();
    for (let day = 0; day < days; day += 1) {
      mood = 0.5 * mood + Math.sqrt(0.75) * normal();
      const lean = Math.log(share / (1 - share)) + (habit[day % WEEK] ?? 0) + 0.7 * mood;
      if (next() < 1 / (1 + Math.exp(-lean))) held.add(FIRST_DAY + day);
    }
    return { id: `x${index}`, days: held, known: null };
  });
  const outcomes = Array.from({ length: OUTCOMES }, (_, index) => {
    const likeBefore = 0.5 + 0.3 * next();
    const habit = Array.from({ length: WEEK }, () => normal() * 0.4);
    const [slope, wave] = [normal() * 0.7, normal() * 0.5];
    let own = normal();
    const answers = new Map<DayNumber, number>();
    for (let day = 0; day < days; day += 1) {
      own = likeBefore * own + Math.sqrt(1 - likeBefore ** 2) * normal();
      const slow = slope * (day / days - 0.5) + wave * Math.sin((2 * Math.PI * day) / 120);
      const after = index === 0 && exposures[0]?.days.has(FIRST_DAY + day - 1) === true ? effect : 0;
      const level = own + (habit[day % WEEK] ?? 0) + slow - after;
      const isBad = level < -0.6;
      const gap = 1 - answered;
      if (next() < (isBad ? Math.min(0.9, gap * 1.6) : gap * 0.8)) continue;
      answers.set(FIRST_DAY + day, 1 + [-1.3, -0.45, 0.45, 1.3].filter((step) => level > step).length);
    }
    return { id: `y${index}`, answers, isHigherBetter: true };
  });
  return { exposures, outcomes, leftOut: new Set() };
}
