import type { DateOrder } from '../reading.ts';
import { foldName } from './fold.ts';

const LOCALES = ['en', 'nb', 'nn', 'de', 'sv', 'da', 'es', 'fr', 'nl', 'it', 'pt', 'fi', 'pl', 'cs', 'is', 'ru', 'tr'];
const MARKS = /[.\u200E\u200F]/g;

let months: ReadonlyMap<string, number> | undefined;

/** The names of months in the languages people have, long and short, alone and beside a day. */
function monthNames(): ReadonlyMap<string, number> {
  if (months !== undefined) return months;
  const names = new Map<string, number>();
  for (const locale of LOCALES)
    for (const form of ['long', 'short'] as const)
      for (const day of [undefined, 'numeric'] as const) {
        const format = new Intl.DateTimeFormat(locale, { month: form, timeZone: 'UTC', ...(day && { day }) });
        for (let month = 1; month <= 12; month += 1) {
          const parts = format.formatToParts(Date.UTC(2026, month - 1, 3));
          const name = foldName(parts.find(({ type }) => type === 'month')?.value ?? '').replaceAll(MARKS, '');
          if (!/\d/.test(name) && name !== '' && !names.has(name)) names.set(name, month);
        }
      }
  months = names.set('sept', 9);
  return months;
}

const two = (number: number) => String(number).padStart(2, '0');

/** The date, when there is such a day since 1900. */
function dateOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay && year >= 1900 && year < 10_000 ? `${year}-${two(month)}-${two(day)}` : undefined;
}

const ISO = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/;
const EAST_ASIAN = /^(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})/;

/** A date written with the year first; undefined for what is none. */
export function isoDate(text: string): string | undefined {
  const [, year, month, day] = ISO.exec(text.trim()) ?? EAST_ASIAN.exec(text.trim()) ?? [];
  return dateOf(Number(year), Number(month), Number(day));
}

/** A date with the month in words, in whichever order; the year may stand beside it. */
export function wordDate(text: string, year?: number): string | undefined {
  const words = foldName(text)
    .replaceAll(MARKS, ' ')
    .split(/[\s,]+/);
  const month = words.map((word) => monthNames().get(word)).find((each) => each !== undefined);
  const numbers = words.map((word) => /^(\d{1,4})(?:st|nd|rd|th|er|\xBA)?$/.exec(word)?.[1] ?? '').filter(Boolean);
  const ownYear = numbers.find(({ length }) => length === 4);
  const day = numbers.find(({ length }) => length <= 2);
  if (month === undefined || day === undefined) return undefined;
  return dateOf(Number(ownYear ?? year), month, Number(day));
}

const NUMBERS = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;

/** A year of two digits is one of the last hundred. */
function fullYear(year: string, today: string): number {
  if (year.length === 4) return Number(year);
  const century = Number(today.slice(0, 2)) * 100 + Number(year);
  return century > Number(today.slice(0, 4)) + 10 ? century - 100 : century;
}

export interface WrittenDate {
  date: string | undefined;
  /** Whether day and month could be the other way round as well. */
  isUnsure: boolean;
}

/** The date in a cell of a table, as people write dates. Dots have the day first; slashes are by `order`. */
export function writtenDate(text: string, order: DateOrder, today: string): WrittenDate {
  const trimmed = text.trim();
  const [, first, mark, second, year] = NUMBERS.exec(trimmed) ?? [];
  if (first === undefined || second === undefined || year === undefined)
    return { date: isoDate(trimmed) ?? (trimmed.length <= 60 ? wordDate(trimmed) : undefined), isUnsure: false };
  const [one, other, full] = [Number(first), Number(second), fullYear(year, today)];
  const isSlashed = mark === '/';
  const isMonthFirst = isSlashed && (other > 12 || (one <= 12 && order === 'mdy'));
  return {
    date: isMonthFirst ? dateOf(full, one, other) : dateOf(full, other, one),
    isUnsure: isSlashed && one <= 12 && other <= 12 && one !== other,
  };
}

/** The order that dates with slashes prove by a number above 12. */
export function provenOrder(texts: Iterable<string>): DateOrder | undefined {
  for (const text of texts) {
    const [, first, mark, second] = NUMBERS.exec(text.trim()) ?? [];
    if (mark !== '/') continue;
    if (Number(first) > 12) return 'dmy';
    if (Number(second) > 12) return 'mdy';
  }
  return undefined;
}
