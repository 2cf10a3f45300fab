/** Marks within a word that are not seen, or that people write in many ways. */
const LEFT_OUT = /[\u00AD\u200B-\u200D\u2060\uFEFF'’‘‛ʼʻ`\xB4′＇]/gu;
/** Letters that Unicode does not take apart, as they are compared. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ æ: 'a', ø: 'o', œ: 'o', ß: 'ss', ð: 'd', đ: 'd', ł: 'l', þ: 'th', ı: 'i', ŋ: 'n', ŧ: 't' },
};
const ONE_LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
/** The letters æ, ø and å as they are written where a keyboard has none. */
const WRITTEN_OUT = /aa+|ae|oe/gu;

/** Separators between folded words: cheaper than the classes of Unicode, of which a search needs thousands. */
const BETWEEN_WORDS = /[^a-z0-9\u0080-\uffff]+|[\u00a0-\u00bf\u2010-\u2027\u2030-\u205e]+/;

/** From so many letters on a word may have one wrong, and from so many two. */
const ONE_WRONG_FROM = 5;
const TWO_WRONG_FROM = 9;

/**
 * A text as it is compared in every search: without regard to case, accents, ligatures, apostrophes and marks that are not
 * seen, and with æ, ø and å as one writes them without these letters.
 */
export function folded(text: string): string {
  return text
    .replace(LEFT_OUT, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(ONE_LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(WRITTEN_OUT, (letters) => letters.charAt(0));
}

const allowedIn = (word: string) => (word.length < ONE_WRONG_FROM ? 0 : word.length < TWO_WRONG_FROM ? 1 : 2);

/**
 * Whether a word begins as `wanted`, with at most so many letters wrong, missing, too many, or two in each other's place.
 */
function beginsAlmost(word: string, wanted: string, most: number): boolean {
  let before: number[] = [];
  let last = Array.from({ length: wanted.length + 1 }, (_, at) => at);
  for (let row = 1; row <= Math.min(word.length, wanted.length + most); row += 1) {
    const next = [row];
    let least = row;
    for (let at = 1; at <= wanted.length; at += 1) {
      const isSame = word[row - 1] === wanted[at - 1];
      let cost = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = row > 1 && at > 1 && word[row - 1] === wanted[at - 2] && word[row - 2] === wanted[at - 1];
      if (isSwapped) cost = Math.min(cost, (before[at - 2] ?? 0) + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if ((next[wanted.length] ?? most + 1) <= most) return true;
    if (least > most) return false;
    [before, last] = [last, next];
  }
  return false;
}

/** How a text has what is looked for: as it was written, or with a slip. */
export type Hit = 'exact' | 'near';

/**
 * A search that is asked of one text after the other: whether every wanted word stands in the text, in any order.
 * Undefined where one does not. Nothing looked for is in every text.
 */
export function searchFor(wanted: string): (text: string) => Hit | undefined {
  const words = folded(wanted).split(/\s+/u).filter(Boolean);
  // The same words come again and again.
  const known = words.map(() => new Map<string, boolean>());
  function isNear(at: number, text: string): boolean {
    const word = words[at] ?? '';
    const most = allowedIn(word);
    if (most === 0) return false;
    return text.split(BETWEEN_WORDS).some((each) => {
      if (each.length < word.length - most) return false;
      const before = known[at]?.get(each);
      if (before !== undefined) return before;
      const answer = beginsAlmost(each, word, most);
      known[at]?.set(each, answer);
      return answer;
    });
  }
  return (text) => {
    const all = folded(text);
    const missing = words.flatMap((word, at) => (all.includes(word) ? [] : [at]));
    if (missing.length === 0) return 'exact';
    return missing.every((at) => isNear(at, all)) ? 'near' : undefined;
  };
}

/** The entries with what is looked for, those that have it as it was written before those with a slip. */
export function searched<Entry>(
  wanted: string,
  entries: readonly Entry[],
  textOf: (entry: Entry) => string,
): readonly Entry[] {
  if (wanted.trim() === '') return entries;
  const hitOf = searchFor(wanted);
  const hits = entries.map((entry) => ({ entry, hit: hitOf(textOf(entry)) }));
  const of = (wish: Hit) => hits.filter(({ hit }) => hit === wish).map(({ entry }) => entry);
  return [...of('exact'), ...of('near')];
}
