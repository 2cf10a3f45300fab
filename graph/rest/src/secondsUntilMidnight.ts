import { localDate } from '@spire/domain/dates';

/** A day is at most 25 hours long where the clocks go back. */
const LONGEST_DAY = 25 * 3600;

/** Seconds until the person's date changes, 1 at the least; right on the days when the clocks change, too. */
export function secondsUntilMidnight(now: Date, timeZone: string): number {
  const today = localDate(now, timeZone);
  let [early, late] = [0, LONGEST_DAY];
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (localDate(new Date(now.getTime() + middle * 1000), timeZone) === today) early = middle;
    else late = middle;
  }
  return late;
}
