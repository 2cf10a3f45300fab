import { WEEK } from '../days.ts';
import { strengthOf } from '../rule.ts';
import { FEWEST_WEEKS, type Looked, lookOn, pairId } from '../sunday.ts';
import { FIRST_DAY, invent, type Invented, LAST_SUNDAY, TRUE_PAIR } from './inventedPeople.ts';

export interface Trying extends Omit<Invented, 'seed'> {
  people: number;
  /** Whether each had asked about the first thing and outcome. */
  isAsked: boolean;
  shuffles: number;
  /** The first person's seed. */
  from?: number;
}

/** How many people were told, at any Sunday of half a year. */
export interface Told {
  anything: number;
  clear: number;
  /** The pair that is true, and with the lag that is. */
  truth: number;
  rightLag: number;
}

/** Invented people live half a year, and the rule looks each Sunday. */
export function simulate({ people, isAsked, shuffles, from = 1, ...kind }: Trying): Told {
  const told: Told = { anything: 0, clear: 0, truth: 0, rightLag: 0 };
  for (let seed = from; seed < from + people; seed += 1) {
    const series = invent({ ...kind, seed });
    const wish = { person: `${seed}`, question: isAsked ? TRUE_PAIR : null, hidden: new Set<string>(), shuffles };
    const looks = new Map<string, (Looked | undefined)[]>();
    const sundays = (LAST_SUNDAY - FIRST_DAY + 1) / WEEK - FEWEST_WEEKS + 1;
    for (let sunday = 0; sunday < sundays; sunday += 1)
      for (const look of lookOn(series, FIRST_DAY + (FEWEST_WEEKS + sunday) * WEEK - 1, wish).looked) {
        const id = `${pairId(look)} ${look.lagDays}`;
        const list = looks.get(id) ?? Array.from({ length: sundays });
        list[sunday] = look;
        looks.set(id, list);
      }
    const found = [...looks].flatMap(([id, list]) => {
      const strengths = list.map((_, last) => strengthOf(list.slice(Math.max(0, last - 2), last + 1)));
      return strengths.some((each) => each !== null) ? [{ id, isClear: strengths.includes('clear') }] : [];
    });
    if (found.length > 0) told.anything += 1;
    if (found.some(({ isClear }) => isClear)) told.clear += 1;
    if (found.some(({ id }) => id.startsWith(`${pairId(TRUE_PAIR)} `))) told.truth += 1;
    if (found.some(({ id }) => id === `${pairId(TRUE_PAIR)} 1`)) told.rightLag += 1;
  }
  return told;
}
