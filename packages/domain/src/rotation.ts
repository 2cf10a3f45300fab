import { daysBetween, type LocalDate } from './dates.ts';

/** The one of `count` things whose turn it is on a date, 0 to `count` - 1: each day the one after yesterday's. */
export function rotationOn(date: LocalDate, count: number): number {
  return daysBetween('1970-01-01', date) % count;
}
