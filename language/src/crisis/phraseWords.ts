/** Slots that the same words fit: kept once as a set to look up and once as a list to walk. */
export interface Entry {
  fits: ReadonlySet<number>;
  slots: readonly number[];
}

/** From so many letters on a word is known with one letter left out or two swapped, too. */
const LONG = 6;

/** How a word begins, as a number: cheaper to look up than a piece of text. */
export function startKey(word: string): number {
  return (word.charCodeAt(0) << 16) ^ (word.charCodeAt(1) << 8) ^ word.charCodeAt(2);
}

/** A word as it is written and, of a long one, with one letter left out or two swapped. */
function spellings(word: string): string[] {
  if (word.length < LONG) return [word];
  const places = Array.from(word, (_, at) => at).slice(1);
  const swapped = places.map(
    (at) => word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1),
  );
  return [word, ...swapped, ...places.map((at) => word.slice(0, at) + word.slice(at + 1))];
}

/** The words of a place in a phrase, with those of the classes that it names. */
export function wordsNamed(choice: string, classes: Record<string, string>): string[] {
  const named = choice.replaceAll(/<([^>]+)>/g, (_, name: string) => {
    const words = classes[name];
    if (words === undefined) throw new Error(`No words are called ${name}`);
    return wordsNamed(words.replaceAll(' ', '|'), classes).join('|');
  });
  return named.split('|');
}

/** The slots that fit a word, to which more can be added. */
export function slotsIn(slotsOf: Map<string, number[]>, word: string): number[] {
  const known = slotsOf.get(word);
  if (known !== undefined) return known;
  const slots: number[] = [];
  slotsOf.set(word, slots);
  return slots;
}

/** Work that can be left after so many lines or words: a few milliseconds each on a slow phone. */
export const AT_ONCE = 150;
export type InParts<Result> = Generator<undefined, Result>;

/** The slots of each spelling: those of its word, or of all words it may be of. */
export function* spelled(slotsOf: Map<string, number[]>): InParts<Map<string, number[]>> {
  const slotsOfSpelling = new Map<string, number[]>();
  let done = 0;
  for (const [word, slots] of slotsOf) {
    for (const spelling of spellings(word)) {
      const known = slotsOfSpelling.get(spelling) ?? slots;
      const all = known === slots ? slots : [...new Set([...known, ...slots])].sort((one, other) => one - other);
      slotsOfSpelling.set(spelling, all);
    }
    done += 1;
    if (done % AT_ONCE === 0) yield;
  }
  return slotsOfSpelling;
}

/** One entry for all words that fit the same slots: a word has many spellings, and a book would be ten times as large. */
export function entriesOf(slotsOf: Map<string, number[]>): Map<string, Entry> {
  const bySlots = new Map<number[], Entry>();
  const byKey = new Map<string, Entry>();
  const entryOf = (slots: number[]): Entry => {
    const key = slots.join();
    const entry = byKey.get(key) ?? { fits: new Set(slots), slots };
    byKey.set(key, entry);
    bySlots.set(slots, entry);
    return entry;
  };
  return new Map(Array.from(slotsOf, ([word, slots]) => [word, bySlots.get(slots) ?? entryOf(slots)]));
}

/** Beginnings of words, by the first letters of each. */
export type Beginnings = Map<number, [start: string, entry: Entry][]>;

export function byBeginning(starts: Map<string, Entry>): Beginnings {
  const byStart: Beginnings = new Map();
  for (const found of starts) {
    const key = startKey(found[0]);
    byStart.set(key, [...(byStart.get(key) ?? []), found]);
  }
  return byStart;
}

/** How often words stand in texts, by and large: the shorter, the oftener. */
export const commonness = (words: readonly string[]) => words.reduce((sum, { length }) => sum + 3 ** -length, 0);
