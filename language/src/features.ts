import { wordsOf } from './crisis/wordsOf.ts';
import { conceptsOf } from './crisisConcepts.ts';
import { plainForm } from './plainForms.ts';

/** How many numbers a feature can have; a classifier folds them to its own width, a power of two that is no larger. */
export const NUMBERS = 1 << 22;

/** Features of one text: which, and how much each of them counts before any training. */
export interface Features {
  at: Int32Array;
  values: Float32Array;
}

/**
 * Kinds of features that a classifier can look at: runs of letters within a word; rows of one to three words; classes of words; beginnings of
 * words, alone and in pairs; what crises are spoken of with, alone, in pairs and beside a word; and what rules found.
 */
export const SORTS = [
  'letters',
  'words',
  'classes',
  'stems',
  'concepts',
  'conceptPairs',
  'conceptWords',
  'rules',
] as const;
export type Sort = (typeof SORTS)[number];

const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;
const LETTERS = { least: 3, most: 5 };
const MOST_WORDS = 3;
const STEM = 4;
/** So far apart, in words, the parts of a pair may stand. */
const FAR = { stems: 3, conceptPairs: 4, conceptWords: 2 };
/** How much what rules found counts beside each other sort. */
const WEIGHT_OF_RULES = 1.5;

const { imul } = Math;
const added = (hash: number, code: number) => imul(hash ^ code, PRIME);
function placeOf(hash: number): number {
  const mixed = imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) & (NUMBERS - 1);
}

function hashOf(begun: number, text: string): number {
  let hash = begun;
  for (let at = 0; at < text.length; at += 1) hash = added(hash, text.charCodeAt(at));
  return hash;
}

type Add = (hash: number) => void;

function addLetters(add: Add, begun: number, words: readonly string[]): void {
  for (const word of words) {
    if (word === '.') continue;
    const edged = `_${word}_`;
    for (let from = 0; from + LETTERS.least <= edged.length; from += 1) {
      let hash = begun;
      for (let to = from; to < Math.min(edged.length, from + LETTERS.most); to += 1) {
        hash = added(hash, edged.charCodeAt(to));
        if (to - from + 1 >= LETTERS.least) add(hash);
      }
    }
  }
}

function addWords(add: Add, begun: number, words: readonly string[]): void {
  for (let from = 0; from < words.length; from += 1) {
    let hash = begun;
    for (let to = from; to < Math.min(words.length, from + MOST_WORDS); to += 1) {
      const word = words[to] ?? '';
      if (word === '.' && to > from) break;
      hash = added(hashOf(hash, word), 0x20);
      add(hash);
    }
  }
}

/** Pairs of what stands at one word and at another not far behind it. */
function addPairs(
  add: Add,
  begun: number,
  { first, second, far }: { first: readonly number[][]; second: readonly number[][]; far: number },
): void {
  for (let at = 0; at < first.length; at += 1)
    for (let next = at + 1; next <= Math.min(at + far, first.length - 1); next += 1)
      for (const one of first[at] ?? []) for (const other of second[next] ?? []) add(added(added(begun, one), other));
}

/** Lookups that a classifier may use beside the text: passed in, so that the one for crises alone fetches no classes of words. */
export interface Beside {
  /** Findings of the rules in the text. */
  rules?: readonly string[];
  /** The classes a word belongs to. */
  classesOf?: (word: string) => readonly string[];
}

/** The views of a text in which features are found; a view that several sorts use is computed once. */
interface Words extends Required<Beside> {
  words: readonly string[];
  /** The concepts of each word. */
  concepts: readonly number[][];
  /** A number for each word as it stands. */
  whole: readonly number[][];
}

/** For each sort, how its features are found in the words of a text. */
const FINDERS: Record<Sort, (add: Add, begun: number, text: Words) => void> = {
  letters: (add, begun, { words }) => addLetters(add, begun, words),
  words: (add, begun, { words }) => addWords(add, begun, words),
  classes: (add, begun, { words, classesOf }) => {
    for (const word of words) for (const each of classesOf(word)) add(hashOf(begun, each));
  },
  stems: (add, begun, { words }) => {
    const stems = words.map((word) => [hashOf(BASIS, word.slice(0, STEM))]);
    for (const [stem = 0] of stems) add(added(begun, stem));
    addPairs(add, begun, { first: stems, second: stems, far: FAR.stems });
  },
  concepts: (add, begun, { concepts }) => {
    for (const each of concepts) for (const concept of each) add(added(begun, concept));
  },
  conceptPairs: (add, begun, { concepts }) => {
    addPairs(add, begun, { first: concepts, second: concepts, far: FAR.conceptPairs });
  },
  conceptWords: (add, begun, { concepts, whole }) => {
    addPairs(add, begun, { first: concepts, second: whole, far: FAR.conceptWords });
    addPairs(add, added(begun, 1), { first: whole, second: concepts, far: FAR.conceptWords });
  },
  rules: (add, begun, { rules }) => {
    for (const rule of rules) add(hashOf(begun, rule));
  },
};

/**
 * The features of a text as the numbers that a trained classifier knows them by. One text is read the same in training and in
 * use. Of one sort all features together count as much as those of another.
 */
export function featuresOf(
  text: string,
  sorts: readonly Sort[],
  { rules = [], classesOf = () => [] }: Beside = {},
): Features {
  const words = wordsOf(text).map(plainForm);
  const hasConcepts = sorts.includes('concepts');
  const found: Words = {
    words,
    rules,
    classesOf,
    concepts: hasConcepts ? words.map(conceptsOf) : [],
    whole: hasConcepts ? words.map((word) => [hashOf(BASIS, word)]) : [],
  };
  const at: number[] = [];
  const values: number[] = [];
  for (const sort of sorts) {
    const places = new Set<number>();
    const begun = imul(BASIS ^ (0x11 * (1 + SORTS.indexOf(sort))), PRIME);
    FINDERS[sort]((hash) => places.add(placeOf(hash)), begun, found);
    const each = (sort === 'rules' ? WEIGHT_OF_RULES : 1) / Math.sqrt(Math.max(1, places.size));
    for (const place of places) {
      at.push(place);
      values.push(each);
    }
  }
  return { at: Int32Array.from(at), values: Float32Array.from(values) };
}
