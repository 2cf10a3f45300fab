import { texts } from './parsers.ts';
import { type Parse, Refusal } from './readBody.ts';

/** Every way an option has been written, by its id of today. The id itself need not be named. */
export type Spellings<Id extends string> = Readonly<Record<Id, readonly string[]>>;

/** Letters and digits alone, in small letters: emoji, punctuation and case say nothing about which option is meant. */
function keyOf(spelling: string): string {
  const words = spelling
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  // An emoji alone; the variation selector is invisible and comes and goes.
  return words === '' ? spelling.replace(/[\s\uFE0F]/g, '') : words;
}

/** Reads one spelling as the id of today; an unknown one stays what it is, for the rules to refuse by name (D16). */
export function spellingReader<Id extends string>(spellings: Spellings<Id>): (spelling: string) => string {
  const ids = new Map<string, string>();
  for (const [id, others] of Object.entries<readonly string[]>(spellings))
    for (const each of [id, ...others]) ids.set(keyOf(each), id);
  return (spelling) => ids.get(keyOf(spelling)) ?? spelling;
}

/** One option. */
export function option<Id extends string>(spellings: Spellings<Id>): Parse<string> {
  const read = spellingReader(spellings);
  return (sent) => (typeof sent === 'string' ? read(sent) : new Refusal('INVALID'));
}

/** Joins parts that were one item with commas in it: from each place the longest run that is a known item. */
function regroup(parts: readonly string[], longestRun: number, isKnown: (item: string) => boolean): string[] {
  const items: string[] = [];
  for (let start = 0; start < parts.length;) {
    let end = Math.min(parts.length, start + longestRun);
    while (end > start + 1 && !isKnown(parts.slice(start, end).join(','))) end -= 1;
    items.push(parts.slice(start, end).join(',').trim());
    start = end;
  }
  return items.filter((item) => item !== '');
}

/** A list of options, and nothing else (D16). Each comes out once. */
export function optionArray<Id extends string>(spellings: Spellings<Id>): Parse<string[]> {
  const read = spellingReader(spellings);
  return (sent) =>
    Array.isArray(sent) && sent.every((each) => typeof each === 'string')
      ? [...new Set(sent.map(read))]
      : new Refusal('INVALID');
}

/** A list of options: a list, a JSON list in a string, or joined by commas (D15). Each comes out once. */
export function optionList<Id extends string>(spellings: Spellings<Id>): Parse<string[]> {
  const read = spellingReader(spellings);
  const isKnown = (item: string) => Object.hasOwn(spellings, read(item));
  const all = Object.values<readonly string[]>(spellings).flat();
  const longestRun = Math.max(1, ...all.map((each) => each.split(',').length));
  return (sent) => {
    const list = texts(sent) ?? (typeof sent === 'string' ? regroup(sent.split(','), longestRun, isKnown) : undefined);
    if (list === undefined) return new Refusal('INVALID');
    return list instanceof Refusal ? list : [...new Set(list.map(read))];
  };
}

/** Spellings of options that have only ever had their id. */
export function idsOnly<Id extends string>(ids: readonly Id[]): Spellings<Id> {
  const spellings: unknown = Object.fromEntries(ids.map((id) => [id, []]));
  return spellings as Spellings<Id>;
}

/** Options whose emoji stands for their id, as older records hold them. */
export function withEmoji<Id extends string>(emojis: Readonly<Record<Id, string>>): Spellings<Id> {
  const spellings: unknown = Object.fromEntries(Object.entries<string>(emojis).map(([id, emoji]) => [id, [emoji]]));
  return spellings as Spellings<Id>;
}
