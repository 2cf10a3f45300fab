import type { Language } from '@spire/domain/languages';

/** As it begins a sentence. */
export const withCapital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

const WEEKDAY = /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})/gu;

/** In English the days of the week have a capital. */
export const titled = (words: string, language: Language): string =>
  language === 'en' ? words.replaceAll(WEEKDAY, (day) => withCapital(day)) : words;

/** As it goes on within one. */
export const withSmall = (words: string) => words.slice(0, 1).toLowerCase() + words.slice(1);
