import { FORMAT_LOCALES, parseLanguage, DEFAULT_LANGUAGE, type Language } from '@spire/domain/languages';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace, Translate } from './catalogue.ts';

/** The texts of one namespace in the current language; re-renders when the language changes. */
export function useMessages<C>(namespace: Namespace<C>): Translate<C> {
  const { t } = useTranslation(namespace.name);
  return useCallback<Translate<C>>((key, values) => t(key as string, { ...values }), [t]);
}

/** The current language; re-renders when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return parseLanguage(i18n.language) ?? DEFAULT_LANGUAGE;
}

/** Numbers, dates and lists as the language writes them. Dates are local dates (yyyy-mm-dd) or instants. */
export function useFormat() {
  const locale = FORMAT_LOCALES[useLanguage()];
  return useMemo(() => {
    const instant = (value: string | Date) => (typeof value === 'string' ? new Date(value) : value);
    const day = (value: string | Date) =>
      typeof value === 'string' && value.length === 10 ? new Date(`${value}T12:00:00`) : instant(value);
    return {
      number: (value: number, maximumFractionDigits = 1) =>
        new Intl.NumberFormat(locale, { maximumFractionDigits }).format(value),
      longDate: (value: string | Date) =>
        new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(day(value)),
      shortDate: (value: string | Date) =>
        new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(day(value)),
      month: (value: string | Date) =>
        new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(day(value)),
      list: (values: string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(values),
    };
  }, [locale]);
}
