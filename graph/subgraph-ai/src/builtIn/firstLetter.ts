import type { Language } from '@spire/domain/languages';

/** The words with a capital first, as at the beginning of a sentence. */
export const withCapital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

const IN_MONTH = '(?:in|until|till?|by|since|after|before|from|next|this|mid|late|early)[ -]';
const CAPITAL = new RegExp(
  `(?<!\\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|easter|thanksgiving|halloween|(?<=${IN_MONTH})(?:march|may))(?!\\p{L})`,
  'gu',
);
/** The English word "I", in contrast to the Norwegian word "i". */
const ONESELF =
  /(?<!\p{L})i(?=['’](?:m|ve|ll|d)(?!\p{L})| \p{L})(?! (?:\p{L}*[æøå]|(?:fred|ro|seng|senga|sofaen|huset|dag|morgen|helga|uka|ferien|stedet)(?!\p{L})))/gu;

/** The words with English capitals: days of the week, months and "I". */
export const titled = (words: string, language: Language): string =>
  language === 'en' ? words.replaceAll(CAPITAL, withCapital).replaceAll(ONESELF, 'I') : words;

/** The words with a small letter first, as within a sentence. */
export const withSmall = (words: string) => words.slice(0, 1).toLowerCase() + words.slice(1);
