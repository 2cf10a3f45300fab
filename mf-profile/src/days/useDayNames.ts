import { FORMAT_LOCALES } from '@spire/domain/languages';
import { useLanguage, useMessages } from '@spire/i18n';
import { useMemo } from 'react';
import type { Weekday } from './DayCalendar.tsx';
import { days as namespace } from './messages/namespace.ts';

/** The names of the weekdays of a row of days, and the dates under its beginning, its middle and its end. */
export function useDayNames(days: readonly { date: string }[]) {
  const t = useMessages(namespace);
  const locale = FORMAT_LOCALES[useLanguage()];
  return useMemo(() => {
    const named = (style: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, style);
      return (date: string) => format.format(new Date(`${date}T12:00:00`));
    };
    const [short, long] = [named({ weekday: 'short' }), named({ weekday: 'long' })];
    const ofMonth = named({ day: 'numeric', month: 'short' });
    const dateAt = (at: number) => {
      const date = days[at]?.date;
      return date === undefined ? '' : ofMonth(date);
    };
    const weekdays = days
      .slice(0, 7)
      .map(({ date }): Weekday => ({ short: short(date).slice(0, 2), long: long(date) }));
    const under: [string, string, string] = [dateAt(0), dateAt(Math.floor(days.length / 2)), t('today')];
    return { weekdays, under };
  }, [days, locale, t]);
}
