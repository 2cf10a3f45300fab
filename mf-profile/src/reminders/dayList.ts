import { FORMAT_LOCALES, type Language } from '@spire/domain/languages';
import { WEEKDAYS, type Weekday } from '@spire/domain/reminders';

/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY = 86_400_000;

/** Days of the week as part of a sentence; undefined where it is every day. */
export function dayList(days: readonly Weekday[], language: Language): string | undefined {
  if (days.length === WEEKDAYS.length) return undefined;
  const locale = FORMAT_LOCALES[language];
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const names = WEEKDAYS.flatMap((day, index) => (days.includes(day) ? [name.format(MONDAY + index * DAY)] : []));
  return new Intl.ListFormat(locale).format(names);
}
