import type { Language } from '@spire/domain/languages';

/** As it begins a sentence. */
export const withCapital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

const IN_MONTH = '(?:in|until|till?|by|since|after|before|from|next|this|mid|late|early)[ -]';
const CAPITAL = new RegExp(
  `(?<!\\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|easter|thanksgiving|halloween|(?<=${IN_MONTH})(?:march|may))(?!\\p{L})`,
  'gu',
);
/** Oneself, and not the "i" of a word in Norwegian. */
const ONESELF =
  /(?<!\p{L})i(?=['’](?:m|ve|ll|d)(?!\p{L})| \p{L})(?! (?:\p{L}*[æøå]|(?:fred|ro|seng|senga|sofaen|huset|dag|morgen|helga|uka|ferien|stedet)(?!\p{L})))/gu;

/** In English the days of the week, the months and "I" have a capital. */
export const titled = (words: string, language: Language): string =>
  language === 'en' ? words.replaceAll(CAPITAL, withCapital).replaceAll(ONESELF, 'I') : words;

/** As it goes on within one. */
export const withSmall = (words: string) => words.slice(0, 1).toLowerCase() + words.slice(1);
