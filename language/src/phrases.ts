/**
 * A text as phrases are looked for in it: lower case, one space between words and around everything, a comma for every
 * other sign. A word's end is then a space, also for "ø" (S8).
 */
export function spoken(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[‘’ʼ´`]/gu, "'")
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/gu, '')
    .replace(/(?<=[\p{L}\p{N}])\p{Pd}(?=[\p{L}\p{N}])/gu, ' ')
    .replace(/[^\p{L}\p{N}'%\s]+/gu, ' , ');
  return ` ${words.trim().split(/\s+/u).join(' ')} `;
}

/** The words of what `spoken` answers, without its commas. */
export function spokenWords(text: string): string[] {
  return spoken(text)
    .split(' ')
    .filter((word) => word !== '' && word !== ',');
}

/**
 * One pattern for whole phrases in a text that went through `spoken`: `*` is the rest of a word, `_` any one word,
 * everything else is a regular expression.
 */
export function phrases(...list: readonly string[]): RegExp {
  const sources = list.map((phrase) => phrase.replaceAll('*', "[\\p{L}']*").replaceAll('_', "[\\p{L}\\p{N}']+"));
  return new RegExp(`(?<= )(?:${sources.join('|')})(?= )`, 'u');
}
