const LAST_LATIN = 0x24f;

/** The Latin letters of a kind, for use within brackets. */
const latin = (kind: RegExp) =>
  Array.from({ length: LAST_LATIN + 1 }, (_, code) => String.fromCharCode(code))
    .filter((letter) => kind.test(letter))
    .join('');

const LETTERS: Record<string, string> = {
  L: 'A-Za-zªµºÀ-ÖØ-öø-ɏ',
  Lu: latin(/\p{Lu}/u),
  Ll: latin(/\p{Ll}/u),
};
const CLASS = /\\p\{(Lu?|Ll)\}/g;

const lettersAsLatin = (source: string) =>
  source.replaceAll(/\[(?:\\.|[^\]\\])*\]|\\p\{(?:Lu?|Ll)\}/g, (part) => {
    const named = part.replaceAll(CLASS, (_, kind: string) => LETTERS[kind] ?? '');
    return part.startsWith('[') ? named : `[${named}]`;
  });

/**
 * A pattern of words, whatever their case, with `\p{L}` for a letter. It is made for Latin letters and without the flag
 * `u`: with all letters of Unicode, the hundreds of patterns that stand in tables take six times as long to compile, and
 * the first person to ask for a text waits for it.
 */
export function wordPattern(source: string): RegExp {
  const pattern = lettersAsLatin(source);
  // Without the flag, an emoji would be two letters, and another class would mean something else.
  if (/\\[pPu]|[\u{10000}-\u{10FFFF}]/u.test(pattern)) throw new RangeError(`No plain words: ${source}`);
  return new RegExp(pattern, 'i');
}
