/** A person's local calendar date, `yyyy-mm-dd` (D18). */
export type LocalDate = string & { readonly __brand?: 'LocalDate' };

export const DEFAULT_TIME_ZONE = 'Europe/Oslo';

/** A real calendar date in the form yyyy-mm-dd; 2026-02-30 is none, and there was no year 0000. */
export function isLocalDate(value: unknown): value is LocalDate {
  if (typeof value !== 'string' || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}

export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || value === '' || value.length > 64) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/** Making one costs as much as a small query, and a server is asked about the same zones again and again. */
const formats = new Map<string, Intl.DateTimeFormat>();
const MOST_FORMATS = 1000;

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (formats.size < MOST_FORMATS) formats.set(timeZone, format);
  return format;
}

/** The date on the wall of that zone at that instant, never the UTC date (trap 42). */
export function localDate(now: Date, timeZone: string): LocalDate {
  const parts = formatOf(timeZone).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The date where this device is at that instant. It is asked for at every look at a page, so no format is made for it. */
export function dateHere(moment: Date): LocalDate {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map(String);
  return `${year?.padStart(4, '0')}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
}

/** The date `days` after (or before, when negative). */
export function addDays(date: LocalDate, days: number): LocalDate {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** Whether that date is today somewhere on earth at that instant: UTC−12 to UTC+14 (D18). */
export function isTodaySomewhere(date: LocalDate, now: Date): boolean {
  const earliest = new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
  const latest = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
  return date >= earliest && date <= latest;
}

/** Whether a record for that date is accepted: today, or up to `lateDays` back; never the future (D18). */
export function isAcceptedDate(date: LocalDate, now: Date, lateDays: number): boolean {
  if (isTodaySomewhere(date, now)) return true;
  const today = now.toISOString().slice(0, 10);
  const age = daysBetween(date, today);
  return age > 0 && age <= lateDays;
}

/** The parts of a day, in their order. */
export const PARTS_OF_DAY = ['morning', 'day', 'evening', 'night'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** Part of day for the greeting (spec 2 §2): morning 05–12, day 12–17, evening 17–21, else night. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 5 && hour < 12) return 'morning';
  if (hour >= 12 && hour < 17) return 'day';
  if (hour >= 17 && hour < 21) return 'evening';
  return 'night';
}

/** The hour in which the scene stands on a day that is hard or after help (D58): evening all day, night at night. */
export const calmPartOfDay = (hour: number): PartOfDay => (partOfDay(hour) === 'night' ? 'night' : 'evening');
