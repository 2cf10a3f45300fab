import { FORMAT_LOCALES } from '@spire/domain/languages';
import { useLanguage, useMessages } from '@spire/i18n';
import type { Weekday } from './DayCalendar.tsx';
import { days as namespace } from './messages/namespace.ts';

/** The names of the weekdays of a row of days, and the dates under its beginning, its middle and its end. */
export function useDayNames(days: readonly { date: string }[]) {
  const t = useMessages(namespace);
  const locale = FORMAT_LOCALES[useLanguage()];
  const named = (date: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, style).format(new Date(`${date}T12:00:00`));
  const short = (at: number) => {
    const date = days[at]?.date;
    return date === undefined ? '' : named(date, { day: 'numeric', month: 'short' });
  };
  const weekdays = days.slice(0, 7).map(({ date }): Weekday => ({
    short: named(date, { weekday: 'short' }).slice(0, 2),
    long: named(date, { weekday: 'long' }),
  }));
  const under: [string, string, string] = [short(0), short(Math.floor(days.length / 2)), t('today')];
  return { weekdays, under };
}
