/** Invisible characters: direction marks, soft hyphens, joiners. */
const UNSEEN = /\p{Cf}/gu;
/** Characters that are no plain text: control characters, markup and links. */
const NOT_PLAIN = /[\p{Cc}<>[\]{}`\\|*_#~^]|https?:|www\./giu;
/** Marks around words: the text they are put into has its own. */
const QUOTES = /[«»"“”„]/gu;

/** Joins the parts of one emoji; on its own it is a mark like any other. */
const JOINED = /(?<=\p{Extended_Pictographic}\uFE0F?)\u200D(?=\p{Extended_Pictographic})/gu;
const HELD = '\uE000';

/** Punctuation at the end of a sentence, which would be doubled within one of ours ("Kari.."). */
const ENDS = /[\s.,:;!?…]+$/u;

/** A name in a person's own words, as it can stand anywhere in a sentence of ours: like any other words, without an end. */
export function ownName(name: string, most: number): string {
  return ownWords(ownWords(name, Infinity).replace(ENDS, ''), most);
}

/** A sentence that ends with a name that was cut: the mark of the cut is end enough. */
export function withoutDoubledEnd(text: string): string {
  return text.replaceAll('….', '…');
}

/**
 * A name or a title in a person's own words, as it can stand in a text of ours: plain, on one line, without quotation
 * marks, and cut kindly, between words, when it is long. Empty when nothing is left.
 */
export function ownWords(words: string, most: number): string {
  const plain = words
    .normalize('NFC')
    .replaceAll(HELD, '')
    .replace(JOINED, HELD)
    .replace(UNSEEN, '')
    .replace(NOT_PLAIN, ' ')
    .replace(QUOTES, ' ')
    .replaceAll(HELD, '\u200D')
    .replace(/\s+/gu, ' ')
    .trim();
  const characters = [...plain];
  if (characters.length <= most) return plain;
  const cut = characters.slice(0, most - 1).join('');
  const lastGap = cut.lastIndexOf(' ');
  const whole = lastGap > most / 2 ? cut.slice(0, lastGap) : cut;
  return `${whole.replace(/[\s,.;:–-]+$/u, '')}…`;
}
