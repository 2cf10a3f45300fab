import { daysBetween, type LocalDate } from './dates.ts';

/** Whose turn it is on a date among `count` things, 0 to `count` - 1: each day the one after yesterday's. */
export function turnOn(date: LocalDate, count: number): number {
  return daysBetween('1970-01-01', date) % count;
}
