import { wordsOf } from '@spire/domain/crisis/wordsOf';
import { classesOf } from './wordClasses.ts';
import { plainForm } from './plainForms.ts';

/** How many numbers a feature can have; a reader folds them to its own width, a smaller power of two. */
const NUMBERS = 1 << 18;

/** Features of one text: which, and how much each of them counts before any training. */
export interface Features {
  at: Int32Array;
  worth: Float32Array;
}

const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;
/** What each sort of feature begins with, so that a word and a run of letters are never one. */
const SORTS = { letters: 0x11, words: 0x22, classes: 0x33, rules: 0x44 };
/** How much each sort counts beside the others. */
const SHARE = { letters: 1, words: 1, classes: 1, rules: 1 };
const LETTERS = { least: 3, most: 5 };
const MOST_WORDS = 3;

const { imul } = Math;
const begun = (sort: number) => imul(BASIS ^ sort, PRIME);
const added = (hash: number, code: number) => imul(hash ^ code, PRIME);
function placeOf(hash: number): number {
  const mixed = imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) & (NUMBERS - 1);
}

function hashOf(sort: number, text: string): number {
  let hash = begun(sort);
  for (let at = 0; at < text.length; at += 1) hash = added(hash, text.charCodeAt(at));
  return hash;
}

/** Runs of letters within a word, its edges included. */
function addLetters(places: Set<number>, word: string): void {
  const edged = `_${word}_`;
  for (let from = 0; from + LETTERS.least <= edged.length; from += 1) {
    let hash = begun(SORTS.letters);
    for (let to = from; to < Math.min(edged.length, from + LETTERS.most); to += 1) {
      hash = added(hash, edged.charCodeAt(to));
      if (to - from + 1 >= LETTERS.least) places.add(placeOf(hash));
    }
  }
}

/** Words, and rows of two and three. */
function addWords(places: Set<number>, words: readonly string[]): void {
  for (let from = 0; from < words.length; from += 1) {
    let hash = begun(SORTS.words);
    for (let to = from; to < Math.min(words.length, from + MOST_WORDS); to += 1) {
      const word = words[to] ?? '';
      if (word === '.' && to > from) break;
      for (let at = 0; at < word.length; at += 1) hash = added(hash, word.charCodeAt(at));
      hash = added(hash, 0x20);
      places.add(placeOf(hash));
    }
  }
}

/**
 * What a text is made of for a reader that was trained: runs of letters, rows of words, classes of words of both
 * languages, and what rules found in it; each as a number. One text is read the same in training and in use.
 */
export function featuresOf(text: string, rules: readonly string[] = []): Features {
  const words = wordsOf(text).map(plainForm);
  const sorts = {
    letters: new Set<number>(),
    words: new Set<number>(),
    classes: new Set<number>(),
    rules: new Set<number>(),
  };
  for (const word of words) {
    if (word !== '.') addLetters(sorts.letters, word);
    for (const each of classesOf(word)) sorts.classes.add(placeOf(hashOf(SORTS.classes, each)));
  }
  addWords(sorts.words, words);
  for (const rule of rules) sorts.rules.add(placeOf(hashOf(SORTS.rules, rule)));
  const all: [number, number][] = [];
  for (const sort of ['letters', 'words', 'classes', 'rules'] as const) {
    const worth = SHARE[sort] / Math.sqrt(Math.max(1, sorts[sort].size));
    for (const place of sorts[sort]) all.push([place, worth]);
  }
  return { at: Int32Array.from(all, ([at]) => at), worth: Float32Array.from(all, ([, worth]) => worth) };
}
