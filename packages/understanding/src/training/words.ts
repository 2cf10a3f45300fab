import dictionary from 'dictionary-en';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LabelledText } from './texts.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../../content/src');
const LEAST_HANDS = 2;
/** Words in small letters alone, and words with a capital where no sentence begins. */
const SMALL = /(?<![\p{L}\p{M}'’-])\p{Ll}[\p{Ll}\p{M}]*(?![\p{L}\p{M}])/gu;
const CAPITAL_WITHIN = /(?<=[\p{Ll},] )\p{Lu}[\p{Ll}\p{M}]+/gu;

const sources = () =>
  readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(CONTENT, file), 'utf8'));

/** The words of a list in the manner of Hunspell; those that begin with a capital are names. */
const english = () =>
  Buffer.from(dictionary.dic)
    .toString('utf8')
    .split('\n')
    .map((line) => line.split('/')[0] ?? '')
    .filter((word) => /^\p{Ll}+$/u.test(word));

/**
 * Words that are known to be no names: those of an English dictionary (dictionary-en, MIT and BSD, by its word lists
 * SCOWL), those of what the product itself says, and those that two hands or more have written, unless too many wrote them with a capital within a sentence.
 */
export function ordinaryWords(texts: readonly LabelledText[]): string[] {
  const handsOf = new Map<string, Set<string>>();
  const asName = new Map<string, Set<string>>();
  for (const { hand, text } of texts) {
    for (const word of text.match(SMALL) ?? []) handsOf.set(word, (handsOf.get(word) ?? new Set()).add(hand));
    for (const word of text.match(CAPITAL_WITHIN) ?? []) {
      const small = word.toLowerCase();
      asName.set(small, (asName.get(small) ?? new Set()).add(hand));
    }
  }
  const isName = (word: string) => 2 * (asName.get(word)?.size ?? 0) > (handsOf.get(word)?.size ?? 0);
  const own = sources().flatMap((source) => source.match(SMALL) ?? []);
  const shared = [...handsOf].filter(([, hands]) => hands.size >= LEAST_HANDS).map(([word]) => word);
  return [...new Set([...english(), ...own, ...shared])].filter((word) => !isName(word)).toSorted();
}
