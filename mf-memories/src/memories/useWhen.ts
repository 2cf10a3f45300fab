import { useToday } from '@spire/client';
import { addDays, isLocalDate } from '@spire/domain/dates';
import { FORMAT_LOCALES } from '@spire/domain/languages';
import { partsOfMemoryDate, type MemoryDate } from '@spire/domain/memoryDate';
import { useFormat, useLanguage, useMessages } from '@spire/i18n';
import { useMemo } from 'react';
import { memories } from '../messages/namespace.ts';

/** A memory's date in words, as exact as it is and no more (D69). */
export interface When {
  /** Where it stands alone: "Sommeren 1987". */
  whole: (date: MemoryDate | null) => string;
  /** Within a sentence: "sommeren 1987"; a day by its month alone. Undefined where the date is not known. */
  said: (date: MemoryDate | null) => string | undefined;
  /** Of the stretch of time it stands in, at most a month: the heading above it in the book. */
  chapter: (date: MemoryDate | null) => string;
  /** Below the heading of its year: "14. juni", "Sommeren"; nothing for a year alone, or none. */
  withinYear: (date: MemoryDate | null) => string | undefined;
}

export function useWhen(): When {
  const t = useMessages(memories);
  const format = useFormat();
  const locale = FORMAT_LOCALES[useLanguage()];
  const today = useToday();
  return useMemo(() => {
    const capital = (words: string) => words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
    const monthAlone = (day: string) =>
      new Intl.DateTimeFormat(locale, { month: 'long' }).format(new Date(`${day}T12:00:00`));
    const dayWord = (day: string) => {
      if (day === today) return t('when.today');
      return day === addDays(today, -1) ? t('when.yesterday') : undefined;
    };
    const monthSaid = (year: string, month: string) => {
      const day = `${year}-${month}-01`;
      return year === today.slice(0, 4) ? monthAlone(day) : format.month(day);
    };
    const partsOf = (date: MemoryDate | null) => (date === null ? undefined : partsOfMemoryDate(date));
    const whole = (date: MemoryDate | null) => {
      const parts = partsOf(date);
      switch (parts?.kind) {
        case 'day':
          return capital(parts.year === today.slice(0, 4) ? format.longDate(parts.day) : format.shortDate(parts.day));
        case 'month':
          return capital(format.month(`${parts.year}-${parts.month}-01`));
        case 'season':
          return capital(t(`when.seasons.${parts.season}`, { year: parts.year }));
        case 'year':
          return parts.year;
        case undefined:
          return t('when.unknown');
      }
    };
    return {
      whole,
      chapter: (date) => whole(isLocalDate(date) ? date.slice(0, 7) : date),
      said: (date) => {
        const parts = partsOf(date);
        switch (parts?.kind) {
          case 'day':
            return monthSaid(parts.year, parts.day.slice(5, 7));
          case 'month':
            return monthSaid(parts.year, parts.month);
          case 'season':
            return t(`when.seasons.${parts.season}`, { year: parts.year });
          case 'year':
            return parts.year;
          case undefined:
            return undefined;
        }
      },
      withinYear: (date) => {
        const parts = partsOf(date);
        switch (parts?.kind) {
          case 'day':
            return (
              dayWord(parts.day) ??
              new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(
                new Date(`${parts.day}T12:00:00`),
              )
            );
          case 'month':
            return capital(monthAlone(`${parts.year}-${parts.month}-01`));
          case 'season':
            return t(`when.seasonNames.${parts.season}`);
          case 'year':
          case undefined:
            return undefined;
        }
      },
    };
  }, [t, format, locale, today]);
}
