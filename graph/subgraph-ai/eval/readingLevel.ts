import { lix, sentences, words } from '@spire/content/textInvariants';
import type { Language } from '@spire/domain/languages';

/** The most a text people read may come to (A29): LIX in Norwegian, school grade in English. */
export const READING_LIMIT: Record<Language, number> = { no: 35, en: 8 };

/**
 * The syllables of an English word, as well as can be told without a dictionary: groups of vowels, without an `e` that
 * is silent at its end. Wrong for some words, both ways, which evens out over a text.
 */
export function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const spoken = letters.replace(/(?<=[^aeiouylr])(es|ed)$|(?<=[^aeiouy])(?<!^[^aeiouy]*)(?<![^aeiouy]l)e$/, '');
  const isEdSpoken = /[td]ed$|(s|x|z|ch|sh|[cg])es$/.test(letters);
  return Math.max(1, (isEdSpoken ? letters : spoken).match(/[aeiouy]+/g)?.length ?? 0);
}

/** The school grade by Flesch and Kincaid (1975): words per sentence and syllables per word. */
export function grade(text: string): number {
  const all = words(text);
  const spoken = all.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (all.length / sentences(text).length) + 11.8 * (spoken / all.length) - 15.59;
}

/** How hard a text is to read, on the scale of its language. */
export function readingLevel(text: string, language: Language): number {
  return language === 'no' ? lix(text) : grade(text);
}
