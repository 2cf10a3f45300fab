import { addDays, isLocalDate, type LocalDate } from '@spire/domain/dates';

/** The ways to say when a memory was. */
export const TIMES = ['today', 'yesterday', 'day', 'period', 'unknown'] as const;
export type Time = (typeof TIMES)[number];

/** A date as a form holds it: empty for the day it is saved, null where it is not known, and a period half written. */
export type DraftDate = string | null;

/** A month, a season or a whole year of which nothing is written yet. */
export const NO_PERIOD = '-';

/** The way by which a date was said, where the person has not chosen one. */
export function timeOf(date: DraftDate, today: LocalDate): Time {
  if (date === null) return 'unknown';
  if (date === '' || date === today) return 'today';
  if (date === addDays(today, -1)) return 'yesterday';
  return isLocalDate(date) ? 'day' : 'period';
}

/** Whether a date can stand in the fields of that way. */
export function fitsTime(date: DraftDate, time: Time, today: LocalDate): boolean {
  if (time === 'day') return isLocalDate(date) || date === NO_PERIOD;
  return time === 'period' ? timeOf(date, today) === 'period' : timeOf(date, today) === time;
}

/** Year and part of the year, as they stand in their fields; the part is a month, a season, or empty. */
export function periodOf(date: DraftDate): { year: string; part: string } {
  const [year = '', part = ''] = (date ?? '').split('-');
  return { year, part };
}

export function dateOfPeriod({ year, part }: { year: string; part: string }): string {
  return year === '' || part !== '' ? `${year}-${part}` : year;
}
