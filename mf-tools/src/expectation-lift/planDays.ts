import { addDays, type LocalDate } from '@spire/domain/dates';

/** People write in any of them, whatever the app speaks. */
const LOCALES = ['nb', 'nn', 'en'];
const NOT_LETTERS = /\P{L}+/u;
/** Days from today that only their name tells: today and tomorrow have words of their own, and a week ahead has today's name. */
const NAMED = [2, 3, 4, 5, 6];

const noon = (date: LocalDate) => new Date(`${date}T12:00:00`);
export const weekdayOf = (date: LocalDate, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(noon(date));

/** The first day within a week whose name stands in some words, also in an inflected form; null where none does. */
export function namedDay(words: string, today: LocalDate): LocalDate | null {
  const told = words.toLocaleLowerCase('nb').split(NOT_LETTERS);
  const isTold = (date: LocalDate) =>
    LOCALES.some((locale) => {
      const name = weekdayOf(date, locale).toLocaleLowerCase('nb');
      return told.some((word) => word.startsWith(name));
    });
  return NAMED.map((days) => addDays(today, days)).find(isTold) ?? null;
}
