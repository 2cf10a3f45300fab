import dictionary from 'dictionary-en';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { LabelledText } from './texts.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../packages/content/texts');
const LEAST_AUTHORS = 2;
/** Words in small letters alone, and words with a capital where no sentence begins. */
const SMALL = /(?<![\p{L}\p{M}'’-])\p{Ll}[\p{Ll}\p{M}]*(?![\p{L}\p{M}])/gu;
const CAPITAL_WITHIN = /(?<=[\p{Ll},] )\p{Lu}[\p{Ll}\p{M}]+/gu;

/** Every text in a value of a data file, however deep it lies; keys are none. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

/** The texts that the product itself says, from the data files alone: a word of source code is no ordinary word (D63). */
const written = () =>
  globSync('**/*.yaml', { cwd: CONTENT })
    .toSorted()
    .flatMap((file) => textsOf(parse(readFileSync(path.join(CONTENT, file), 'utf8'))));

/** The words of a list in the manner of Hunspell; those that begin with a capital are names. */
const english = () =>
  Buffer.from(dictionary.dic)
    .toString('utf8')
    .split('\n')
    .map((line) => line.split('/')[0] ?? '')
    .filter((word) => /^\p{Ll}+$/u.test(word));

/**
 * Words that are known to be no names: those of an English dictionary (dictionary-en, MIT and BSD, by its word lists
 * SCOWL), those of what the product itself says, and those that two authors or more have written, unless too many wrote them with a capital within a sentence.
 */
export function ordinaryWords(texts: readonly LabelledText[]): string[] {
  const authorsOf = new Map<string, Set<string>>();
  const asName = new Map<string, Set<string>>();
  for (const { author, text } of texts) {
    for (const word of text.match(SMALL) ?? []) authorsOf.set(word, (authorsOf.get(word) ?? new Set()).add(author));
    for (const word of text.match(CAPITAL_WITHIN) ?? []) {
      const small = word.toLowerCase();
      asName.set(small, (asName.get(small) ?? new Set()).add(author));
    }
  }
  const isName = (word: string) => 2 * (asName.get(word)?.size ?? 0) > (authorsOf.get(word)?.size ?? 0);
  const own = written().flatMap((text) => text.match(SMALL) ?? []);
  const shared = [...authorsOf].filter(([, authors]) => authors.size >= LEAST_AUTHORS).map(([word]) => word);
  return [...new Set([...english(), ...own, ...shared])].filter((word) => !isName(word)).toSorted();
}
