import { unmasked } from './unmasked.ts';

/** Letters of other alphabets, and signs within a word, that are put where a Latin letter is meant. */
const LOOKALIKES: Record<string, string> = {
  ...{ æ: 'e', ä: 'e', ø: 'o', ö: 'o', å: 'a', ð: 'd', ł: 'l', ı: 'i' },
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ѕ: 's', к: 'k', α: 'a', ε: 'e', ο: 'o', ι: 'i' },
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g', '@': 'a', $: 's' },
  ...{ '!': 'i', '|': 'i', '¡': 'i', '€': 'e', '£': 'l', '+': 't', '¢': 'c' },
};

const letterFor = (sign: string) => LOOKALIKES[sign] ?? sign;

/** Characters without a look or a sound: zero-width signs, soft hyphens, fillers. */
const UNSEEN = /[\p{Cf}\u115f\u1160\u3164\uffa0]/gu;
/** k i l l  m e: a whole phrase in letters, its words further apart than its letters. */
const SPACED_OUT = /(?<![\p{L}\p{N}])[a-z](?: {1,4}[a-z]){4,}(?![\p{L}\p{N}])/gu;
const joined = (letters: string) => letters.replaceAll(/(?<! ) (?! )/g, '');
/** k.i.l.l, s u i c i d e: three letters or more, each alone, with the same sign or line break between them. */
const SPELLED_OUT = /(?<![\p{L}\p{N}])[a-z]([\s.,*_/·•~+|-])[a-z](?:\1[a-z])+(?![\p{L}\p{N}])/gu;
/** A word with a line for each letter, as short as two. */
const LETTER_A_LINE = /(?<![\p{L}\p{N}])[a-z](?:\s*\n\s*[a-z])+(?![\p{L}\p{N}])/gu;
/** s.u-i c.i_d.e: four letters or more, each alone, whatever stands between them. */
const BROKEN_UP = /(?<![\p{L}\p{N}])[a-z](?:[.,*_/·•~+|-]{1,3}[a-z]){3,}(?![\p{L}\p{N}])/gu;
/** su-i-cide, un·alive: a word in pieces, one of which is no word. */
const IN_PIECES = /(?<![\p{L}\p{N}])[a-z]+(?:[-_·•~^=][a-z]+)+(?![\p{L}\p{N}])/gu;
const whole = (pieces: string) => {
  const parts = pieces.split(/[^a-z]/);
  return parts.some(({ length }) => length <= 2) ? parts.join('') : pieces;
};
/** s*lvm*rd, k#ll: a letter behind a sign. A word keeps its signs, for `unmasked` to look behind. */
const MASKED = /(?<![\p{L}\p{N}*])(?=[a-z*#%?•]*[a-z])(?:[a-z]+[*#%•]+)+[a-z]*(?![\p{L}\p{N}*])/gu;
/** 5uicide, 4lene: a figure where a word begins, before letters that are no unit of measure. */
const FIGURE_FIRST =
  /(?<![\p{L}\p{N}.,:])[013457$](?=(?!(?:am|pm|st|nd|rd|th|x|s|k|m|km|kms|kg|mg|ml|g|dl|cl|cm|mm|min|mins|h|hr|hrs|t|gb|mb|p|d|kr|er|ern|e)(?![a-z]))[a-z]{2})/gu;
const WORD_OR_END = /[\p{L}\p{N}]+|(?<!\.)\.(?=[\s)"»”]|$)|[!?;]/gu;

/**
 * The words of a text as the phrases know them: one alphabet, no accents, no doubled letters, so that `dø`, `DØØØ`, `do`
 * and `doe` are one word, whatever a person types with (S8). A full stop stands where a sentence ends.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(UNSEEN, '')
    .replaceAll(/[æäøöåðłıаеорсухіѕкαεοι]/gu, letterFor)
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘`´ʼ′]/gu, '')
    .replaceAll(MASKED, unmasked)
    .replaceAll(/(?<=[a-z])\*(?=[a-z])/g, '')
    .replaceAll(FIGURE_FIRST, letterFor)
    .replaceAll(
      /(?<=[a-z])[01345789@$|¡€£+¢](?=[a-z])|(?<=(?<![a-z])[a-z]{1,3})!(?=[a-z]{2})|(?<=[a-z])[03](?![\p{L}\p{N}])|(?<=[a-z]{2})4(?![\p{L}\p{N}])/gu,
      letterFor,
    )
    .replaceAll(SPACED_OUT, joined)
    .replaceAll(SPELLED_OUT, (letters) => letters.replaceAll(/[^a-z]/g, ''))
    .replaceAll(LETTER_A_LINE, (letters) => letters.replaceAll(/[^a-z]/g, ''))
    .replaceAll(BROKEN_UP, (letters) => letters.replaceAll(/[^a-z]/g, ''))
    .replaceAll(IN_PIECES, whole)
    .replaceAll(/ae|oe/g, ([first]) => (first === 'a' ? 'e' : 'o'))
    .replaceAll(/([a-z])\1+/g, '$1');
  return (plain.match(WORD_OR_END) ?? []).map((word) => (/[!?;]/.test(word) ? '.' : word));
}
