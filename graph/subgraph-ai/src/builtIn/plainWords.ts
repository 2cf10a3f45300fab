import type { Reading } from '@spire/language/reading';

/** Known to be none of the kinds that something is written for: then the reader is not asked. */
export const NONE = 'none';

/**
 * Words that leave no doubt, in both languages: they are looked at before the reader that is trained, which knows a text
 * by all of its words and may be led astray by the others. What comes first counts.
 */
export type Rules<Label extends string> = readonly (readonly [Label | typeof NONE, RegExp])[];

/** Matches any of the words, given as a pattern, where one begins. */
export const plain = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})`, 'iu');

/** Rules of patterns. */
export const rulesOf = <Label extends string>(
  table: readonly (readonly [Label | typeof NONE, string])[],
): Rules<Label> => table.map(([label, words]) => [label, plain(words)]);

/** What the words of a text tell outright. */
export function toldBy<Label extends string>(rules: Rules<Label>, text: string): Label | typeof NONE | undefined {
  const told = text.normalize('NFC');
  return rules.find(([, words]) => words.test(told))?.[0];
}

/** What is told outright, as a reading. */
export const known = <Label extends string>(label: Label | typeof NONE): Reading<Label> =>
  label === NONE ? { kind: 'abstains', likely: [] } : { kind: 'confident', label, confidence: 1 };
