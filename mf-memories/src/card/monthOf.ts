import type { LocalDate } from '@spire/domain/dates';

/** The month of a date as one says it: with its year only where that is another than today's. */
export function monthOf(date: LocalDate, today: LocalDate, locale: string): string {
  const isOfThisYear = date.slice(0, 4) === today.slice(0, 4);
  return new Intl.DateTimeFormat(locale, { month: 'long', ...(isOfThisYear ? {} : { year: 'numeric' }) }).format(
    new Date(`${date}T12:00:00`),
  );
}
