import { WORDS } from '@spire/language/artefacts/words';
import { readFile } from 'node:fs/promises';
import { ALSO_NAMES } from '@spire/content/alsoNames';
import { NORWEGIAN_WORDS } from './norwegianWords.ts';

/** Knowledge of a word: that it is an ordinary one, perhaps only within a name or in lower case. */
export interface KnownWords {
  /** Whether a word, in small letters, stands in a list as it is. */
  has: (word: string) => boolean;
  /** Whether it is an ordinary word, a form of one, or made of several. */
  isOrdinary: (word: string) => boolean;
  /**
   * Whether a word is ordinary at the beginning of a sentence, where a name looks like any other word: only long parts
   * count.
   */
  isOrdinaryAtStart: (word: string) => boolean;
}

const WORD = /^\p{Ll}[\p{Ll}\p{M}]*$/u;
/** Endings of both languages, the longest first. */
const ENDINGS =
  'ingene hetene elsene enes anes enes ingen heten elsen ings ende ande ane ene est ere ers ete ede ing else het ness less able ies est ens ets ers ly ed es en et er ar an te de dd st sk a e t r s n d y';
const LEAST_STEM = 4;
const LEAST_STEM_AT_START = 6;
const LEAST_PART_AT_START = 5;
const LEAST_PART = 3;
/** The length one part of a compound must have, because two short parts make up many names. */
const LEAST_LONG_PART = 5;
/** The American spelling of a British word, since the dictionary has only that. */
const american = (word: string) =>
  word
    .replace(/our/u, 'or')
    .replace(/is(?=e[sd]?$|ing$|ation$)/u, 'iz')
    .replace(/tre(?=s?$)/u, 'ter');
/** Days and months, which have a capital in English alone. */
const SMALL_DAYS =
  'monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december christmas easter english norwegian'.split(
    ' ',
  );

/** Letters that join the parts of a Norwegian compound. */
const BETWEEN = ['', 's', 'e'];

/** Words of a list in the manner of Hunspell, or with one on each line; those that begin with a capital are names. */
const wordsOfList = (list: string) =>
  list
    .split('\n')
    .map((line) => line.split(/[/\t]/)[0]?.trim() ?? '')
    .filter((word) => WORD.test(word));

function knownWords(words: ReadonlySet<string>): KnownWords {
  const has = (word: string) => words.has(word) || words.has(american(word));
  const endings = ENDINGS.split(' ');
  const isForm = (word: string, least = LEAST_STEM) =>
    endings.some((ending) => {
      if (!word.endsWith(ending) || word.length - ending.length < least) return false;
      const stem = word.slice(0, -ending.length);
      const single = /(\p{L})\1$/u.test(stem) ? stem.slice(0, -1) : stem;
      return [stem, `${stem}e`, `${stem}y`, single].some((each) => words.has(each) && !ALSO_NAMES.has(each));
    });
  const isMade = (word: string, least = LEAST_PART): boolean => {
    for (let at = least; at <= word.length - least; at += 1) {
      const last = word.slice(at);
      if (!has(last) && !isForm(last)) continue;
      for (const between of BETWEEN) {
        const first = word.slice(0, at - between.length);
        if (first.length < least || !word.slice(0, at).endsWith(between)) continue;
        if (Math.max(first.length, last.length) < LEAST_LONG_PART) continue;
        if (!ALSO_NAMES.has(last) && has(first) && !ALSO_NAMES.has(first)) return true;
      }
    }
    return false;
  };
  const known = new Map<string, boolean>();
  return {
    has,
    isOrdinaryAtStart: (word) => has(word) || isForm(word, LEAST_STEM_AT_START) || isMade(word, LEAST_PART_AT_START),
    isOrdinary: (word) => {
      let isKnown = known.get(word);
      if (isKnown === undefined) {
        isKnown = has(word) || isForm(word) || isMade(word);
        if (known.size < 50_000) known.set(word, isKnown);
      }
      return isKnown;
    },
  };
}

let builtIn: KnownWords | undefined;
const ofFile = new Map<string, Promise<KnownWords>>();

const builtInWords = () => new Set([...WORDS.split(' '), ...SMALL_DAYS, ...(NORWEGIAN_WORDS.match(/\S+/g) ?? [])]);

/**
 * The words that may leave the house because they are no names (D54): the product's own, everyday Norwegian ones, an
 * English dictionary, and those of a list that whoever runs this has put there (`NORWEGIAN_WORDS`). It may not be given on
 * under our licence, and is better than what there is without it.
 */
export function loadKnownWords(list?: string): Promise<KnownWords> {
  if (list === undefined) return Promise.resolve((builtIn ??= knownWords(builtInWords())));
  const found =
    ofFile.get(list) ??
    readFile(list, 'utf8').then((text) => knownWords(new Set([...builtInWords(), ...wordsOfList(text)])));
  ofFile.set(list, found);
  return found;
}
