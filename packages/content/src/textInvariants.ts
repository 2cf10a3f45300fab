import type { Language } from '@spire/domain/languages';
import { neverSaid } from '@spire/language/neverSaid';

/** Whether a text breaks the list of what is never said, or shouts. */
export function namesWhatIsForbidden(language: Language, text: string): boolean {
  return text.includes('!') || neverSaid(language, text).length > 0;
}

/** Words that ask for an effort. */
const EFFORT: Record<Language, RegExp> = {
  no: /(?<!\p{L})(løp|tren|hopp|skynd deg|stå på|press|yt|anstreng)(?!\p{L})/iu,
  en: /(?<!\p{L})(run|jump|hurry up|push|try harder|work out)(?!\p{L})/iu,
};

export function asksForEffort(language: Language, text: string): boolean {
  return EFFORT[language].test(text);
}

/** Every text in a value, however deep it lies. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

export function hasNorwegianLetters(text: string): boolean {
  return /[æøå]/i.test(text);
}

export function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
}

export function sentences(text: string): string[] {
  return text.split(/[.?!…]+/u).filter((part) => words(part).length > 0);
}

/** The readability index LIX: words per sentence plus the share of words longer than six letters (A29). */
export function lix(text: string): number {
  const all = words(text);
  const long = all.filter((word) => word.length > 6).length;
  return all.length / sentences(text).length + (100 * long) / all.length;
}

/** Syllables by ear: groups of vowels, without the silent e at the end. */
function syllables(word: string): number {
  const heard = word.toLowerCase().replace(/(?<=[^aeiouyl])(e|es|ed)$/u, '');
  return Math.max(1, heard.match(/[aeiouy]+/gu)?.length ?? 1);
}

/** The school grade by Flesch and Kincaid, for English (A29). */
export function grade(text: string): number {
  const all = words(text);
  const perWord = all.reduce((sum, word) => sum + syllables(word), 0) / all.length;
  return (0.39 * all.length) / sentences(text).length + 11.8 * perWord - 15.59;
}
