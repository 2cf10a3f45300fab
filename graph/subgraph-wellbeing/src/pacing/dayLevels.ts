import { addDays } from '@spire/domain/dates';
import { dayNumber } from '@spire/domain/patterns/days';
import { usualOn } from '@spire/domain/patterns/usual';
import type { AnswerRow } from '../patterns/dayRows.store.ts';

/** How days were, as far as pacing asks. */
export interface DayLevels {
  /** Whether the two days after it were usual or better; null where neither is known. */
  wasFollowedWell(date: string): boolean | null;
  /** The step of energy that was answered, 1 to 5. */
  energyOn(date: string): number | null;
  /** Whether energy is lower on the later day than on the earlier. */
  hasEnergyFallen(earlier: string, later: string): boolean;
}

/** By the answers to energy, else by the mood. */
export function levelsOf(answers: readonly AnswerRow[]): DayLevels {
  const of = (outcome: string) =>
    new Map(answers.filter((each) => each.outcome === outcome).map(({ date, value }) => [dayNumber(date), value]));
  const energy = of('energy');
  const level = energy.size > 0 ? energy : of('mood');
  const isBelow = (date: string) => {
    const day = dayNumber(date);
    const [answer, usual] = [level.get(day), usualOn(level, day)];
    return answer === undefined || usual === null ? null : answer < usual;
  };
  return {
    wasFollowedWell: (date) => {
      const after = [isBelow(addDays(date, 1)), isBelow(addDays(date, 2))];
      return after.every((each) => each === null) ? null : !after.includes(true);
    },
    energyOn: (date) => energy.get(dayNumber(date)) ?? null,
    hasEnergyFallen: (earlier, later) => {
      const [first, last] = [energy.get(dayNumber(earlier)), energy.get(dayNumber(later))];
      return first !== undefined && last !== undefined && last < first;
    },
  };
}
