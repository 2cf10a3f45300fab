import type { Reading } from '@spire/language/reading';
import { wordPattern } from './wordPattern.ts';

/** A text known to be of none of the kinds there are texts for, so that the classifier is not asked. */
export const NONE = 'none';

/**
 * Rules of unambiguous words in both languages. They are tested before the trained classifier, which weighs all words
 * of a text and can be misled by the others. The first match wins.
 */
export type Rules<Label extends string> = readonly (readonly [Label | typeof NONE, RegExp])[];

/** Matches any of the words, given as a pattern, where one begins. */
export const plain = (words: string) => wordPattern(`(?<!\\p{L})(?:${words})`);

/** A condition that none of the words stands before or after. */
export const without = (words: string) =>
  `(?<!(?<!\\p{L})(?:${words})(?!\\p{L}).*)(?!.*(?<!\\p{L})(?:${words})(?!\\p{L}))`;

/** Rules of patterns. */
export const rulesOf = <Label extends string>(
  table: readonly (readonly [Label | typeof NONE, string])[],
): Rules<Label> => table.map(([label, words]) => [label, plain(words)]);

/** The label that the rules find in a text. */
export function toldBy<Label extends string>(rules: Rules<Label>, text: string): Label | typeof NONE | undefined {
  const told = text.normalize('NFC');
  return rules.find(([, words]) => words.test(told))?.[0];
}

/** A label found by rules, as a certain reading. */
export const known = <Label extends string>(label: Label | typeof NONE): Reading<Label> =>
  label === NONE ? { kind: 'abstains', likely: [] } : { kind: 'confident', label, confidence: 1 };
