import { isLocalDate, isTodaySomewhere, type LocalDate } from './dates.ts';
import type { FieldError } from './errorCodes.ts';
import { isOneOf, keysOf } from './lists.ts';

/** The seasons of a year, and the month in which each stands among its months. Winter is the one a year begins with. */
const SEASON_MONTHS = { winter: '01', spring: '03', summer: '06', autumn: '09' } as const;
export type Season = keyof typeof SEASON_MONTHS;
export const SEASONS = keysOf(SEASON_MONTHS);

/** The first year a memory can be of. */
export const FIRST_MEMORY_YEAR = 1900;

/**
 * The date of a memory, as exact as the person knows it (D69): `yyyy-mm-dd`, `yyyy-mm`, `yyyy`, or `yyyy-` and a season.
 * One that is not known is null.
 */
export type MemoryDate = string;

/** A memory's date in its parts: a month as 01 to 12, a day as the whole date; a year alone has neither. */
export type MemoryDateParts = { year: string } & (
  | { kind: 'day'; day: LocalDate }
  | { kind: 'month'; month: string }
  | { kind: 'season'; season: Season }
  | { kind: 'year' }
);

/** A date that is not known stands behind all others: before any year that a memory can be of. */
export const UNKNOWN_PLACE: LocalDate = '1800-01-01';

/** Undefined for what is no date of a memory. */
export function partsOfMemoryDate(value: string): MemoryDateParts | undefined {
  const [, year, rest] = /^([1-9]\d{3})(?:-(.+))?$/.exec(value) ?? [];
  if (year === undefined) return undefined;
  if (rest === undefined) return { year, kind: 'year' };
  if (isOneOf(SEASONS, rest)) return { year, kind: 'season', season: rest };
  if (/^(0[1-9]|1[0-2])$/.test(rest)) return { year, kind: 'month', month: rest };
  return isLocalDate(value) ? { year, kind: 'day', day: value } : undefined;
}

export function isMemoryDate(value: unknown): value is MemoryDate {
  return typeof value === 'string' && partsOfMemoryDate(value) !== undefined;
}

/**
 * The day by which memories are put in order: where their time begins. Newest first, a month thus stands after its days,
 * a season after its months, and a year after all that is in it.
 */
export function placeOfMemory(date: MemoryDate | null): LocalDate {
  const parts = date === null ? undefined : partsOfMemoryDate(date);
  switch (parts?.kind) {
    case 'day':
      return parts.day;
    case 'month':
      return `${parts.year}-${parts.month}-01`;
    case 'season':
      return `${parts.year}-${SEASON_MONTHS[parts.season]}-01`;
    case 'year':
      return `${parts.year}-01-01`;
    case undefined:
      return UNKNOWN_PLACE;
  }
}

/** A memory is of a time that has begun somewhere on earth, and of no year before the first. */
export function memoryDateErrors(date: MemoryDate | null, now: Date): FieldError[] {
  if (date === null) return [];
  const parts = partsOfMemoryDate(date);
  if (parts === undefined) return [{ field: 'date', code: 'INVALID' }];
  const place = placeOfMemory(date);
  const hasBegun = place <= now.toISOString().slice(0, 10) || isTodaySomewhere(place, now);
  return hasBegun && Number(parts.year) >= FIRST_MEMORY_YEAR ? [] : [{ field: 'date', code: 'DATE_NOT_ACCEPTED' }];
}
