/** Letters of other alphabets, and signs within a word, that are put where a Latin letter is meant. */
const LOOKALIKES: Record<string, string> = {
  ...{ æ: 'e', ä: 'e', ø: 'o', ö: 'o', å: 'a', ð: 'd', ł: 'l', ı: 'i' },
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ѕ: 's', к: 'k', α: 'a', ε: 'e', ο: 'o', ι: 'i' },
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' },
};

const letterFor = (sign: string) => LOOKALIKES[sign] ?? sign;

/** What is neither seen nor heard: zero-width signs, soft hyphens, fillers. */
const UNSEEN = /[\p{Cf}\u115f\u1160\u3164\uffa0]/gu;
/** k i l l  m e: a whole phrase in letters, its words further apart than its letters. */
const SPACED_OUT = /(?<![\p{L}\p{N}])[a-z](?: {1,4}[a-z]){4,}(?![\p{L}\p{N}])/gu;
const joined = (letters: string) => letters.replaceAll(/(?<! ) (?! )/g, '');
/** k.i.l.l, s u i c i d e: three letters or more, each alone, with the same sign between them. */
const SPELLED_OUT = /(?<![\p{L}\p{N}])[a-z]([ .,*_/-])[a-z](?:\1[a-z])+(?![\p{L}\p{N}])/gu;
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
    .replaceAll(/(?<=[a-z])\*(?=[a-z])/g, '')
    .replaceAll(
      /(?<=[a-z])[013457@$](?=[a-z])|(?<=[a-z])[03](?![\p{L}\p{N}])|(?<=[a-z]{2})4(?![\p{L}\p{N}])/gu,
      letterFor,
    )
    .replaceAll(SPACED_OUT, joined)
    .replaceAll(SPELLED_OUT, (letters) => letters.replaceAll(/[^a-z]/g, ''))
    .replaceAll(/ae|oe/g, ([first]) => (first === 'a' ? 'e' : 'o'))
    .replaceAll(/([a-z])\1+/g, '$1');
  return (plain.match(WORD_OR_END) ?? []).map((word) => (/[!?;]/.test(word) ? '.' : word));
}
