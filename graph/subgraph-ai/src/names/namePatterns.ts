/** Words inside a name that are no name: hiding them would empty every sentence. */
const SMALL_WORDS = new Set(
  'min mitt mi mine din ditt di dine sin på i fra og med til hos av den det de en ei et som for ved my your our the a an and of at in on from with to by'.split(
    ' ',
  ),
);

/** Endings that may follow a name and are no part of it: genitives of both languages, and a plural. */
const ENDING = String.raw`(?=(?:['\u2019\u02BC´]?e?s|['\u2019\u02BC´])?(?![\p{L}\p{M}]))`;

/** Letters that may not stand before a name. */
const START = String.raw`(?<![\p{L}\p{M}])`;

const escape = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Characters that join the words of a name. */
const JOINED = String.raw`[\s\p{Pd}]`;

/** How others write letters their keyboard is without: as two, as one, as the neighbours do. */
const AS_TWO = { æ: 'ae', ø: 'oe', å: 'aa', ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', þ: 'th' };
const AS_ONE = { æ: 'a', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 't' };
const AS_NEIGHBOURS = { æ: 'ä', ø: 'ö', ä: 'æ', ö: 'ø' };

const written = (word: string, letters: Readonly<Record<string, string>>) =>
  [...word].map((letter) => letters[letter] ?? letter).join('');

const withoutMarks = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** With any apostrophe or none, where letters stand on both sides. */
const patternOf = (word: string) => escape(word).replaceAll(/(?<=\p{L})['’‘ʼ´`]+(?=\p{L})/gu, "['’‘ʼ´`]*");

/**
 * A word of a name in every spelling, each of them whole: letters that could each be this or that would be tried in
 * all combinations. A short one is another word without its own letters.
 */
function wordOf(word: string): string {
  if ([...word].length < 3) return patternOf(word);
  const small = word.toLowerCase();
  const bare = [AS_TWO, AS_ONE].map((letters) => withoutMarks(written(small, letters)));
  const others = [...bare, written(small, AS_NEIGHBOURS)].filter((each) => each !== small);
  return `(?:${[word, ...new Set(others)].map(patternOf).join('|')})`;
}

/** Its words may be held together by a space, by a hyphen, or by nothing. */
const bodyOf = (name: string) =>
  name
    .split(new RegExp(`${JOINED}+`, 'u'))
    .map(wordOf)
    .join(`${JOINED}*`);

/** Each name and each word of a longer one, since a text may hold either. */
function forms(names: readonly string[]): string[] {
  const whole = names
    .map((name) => name.normalize('NFC').replaceAll(/^[\s\p{Pd}]+|[\s\p{Pd}]+$/gu, ''))
    .filter((name) => name !== '');
  const words = whole
    .flatMap((name) => [...name.split(/[^\p{L}\p{N}\p{M}'’]+/u), ...(name.match(/\p{L}+(?:\p{Pd}\p{L}+)+/gu) ?? [])])
    .filter((word) => [...word].length > 1 && !SMALL_WORDS.has(word.toLowerCase()));
  const bySpelling = new Map([...words, ...whole].map((name) => [name.toLowerCase(), name]));
  return [...bySpelling.values()].sort((a, b) => b.length - a.length || a.localeCompare(b, 'nb'));
}

/** A name without case and without the characters between its words. */
const key = (name: string) => name.toLowerCase().replaceAll(/[\s-]+/gu, ' ');

export interface NamePatterns {
  /**
   * Patterns for the names in a text, in any case and with any ending; for a regular expression with the flags i and u.
   */
  sources: string[];
  /** The stored spelling of a name that was found. */
  spelling(found: string): string | undefined;
}

/**
 * How names are found, the longest first. Words end where Unicode says: for `\b` æ, ø and å are no letters (S8). Short
 * names and everyday words count as well ("Bo", "Sol"): a word too many hidden does no harm, a name too few does.
 */
export function namePatterns(names: readonly string[]): NamePatterns {
  const all = forms(names);
  const spellings = new Map(all.map((name) => [key(name), name]));
  // The boundary of a word is written once for neighbours in the list, because classes of Unicode make a pattern slow.
  const runs: { before: string; bodies: string[]; after: string }[] = [];
  for (const name of all) {
    // A name that begins or ends with a sign needs no boundary there.
    const before = /^\p{L}/u.test(name) ? START : '';
    const after = /[\p{L}\p{M}]$/u.test(name) ? ENDING : '';
    const last = runs.at(-1);
    if (last?.before === before && last.after === after) last.bodies.push(bodyOf(name));
    else runs.push({ before, bodies: [bodyOf(name)], after });
  }
  return {
    sources: runs.map(({ before, bodies, after }) => `${before}(?:${bodies.join('|')})${after}`),
    spelling: (found) => spellings.get(key(found)),
  };
}
