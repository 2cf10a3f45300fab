import { localDate } from '@spire/domain/dates';
import type { Language } from '@spire/domain/languages';

const LOCALES: Readonly<Record<Language, string>> = { no: 'nb-NO', en: 'en-GB' };

/** An instant as date and time where the person is. */
export function timeIn(instant: string, timeZone: string): { date: string; time: string } {
  const at = new Date(instant);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);
  return { date: localDate(at, timeZone), time };
}

/** Writes dates and instants as people write them. */
export function timeWriter(language: Language, timeZone: string) {
  const days = new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'UTC', dateStyle: 'long' });
  const moments = new Intl.DateTimeFormat(LOCALES[language], { timeZone, dateStyle: 'long', timeStyle: 'short' });
  return {
    day: (date: string) => days.format(new Date(`${date}T00:00:00Z`)),
    moment: (instant: string) => moments.format(new Date(instant)),
  };
}
