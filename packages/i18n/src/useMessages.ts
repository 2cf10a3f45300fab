import { FORMAT_LOCALES, type Language } from '@spire/domain/languages';
import { useMemo, useSyncExternalStore } from 'react';
import type { Namespace, Translate } from './catalogue.ts';
import { currentEdition, currentLanguage, subscribeTexts, textsOf } from './language.ts';

/** The texts of one namespace in the current language; re-renders when the language changes, or words arrive. */
export function useMessages<C>(namespace: Namespace<C>): Translate<C> {
  const edition = useSyncExternalStore(subscribeTexts, currentEdition);
  return useMemo<Translate<C>>(() => {
    const t = textsOf(namespace);
    return (key, values) => t(key as string, { ...values });
    // With a new edition comes a new function, so that whatever was made with the old one is made anew.
  }, [namespace, edition]);
}

/** The current language; re-renders when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribeTexts, currentLanguage);
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
