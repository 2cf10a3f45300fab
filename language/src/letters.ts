/** The first letter that can stand in a text without being escaped, and the one that cannot. */
const FIRST = '#'.charCodeAt(0);
const ESCAPING = '\\'.charCodeAt(0);

const letterOf = (code: number) => String.fromCharCode(FIRST + code + (FIRST + code < ESCAPING ? 0 : 1));
const codeOf = (letter: number) => letter - FIRST - (letter > ESCAPING ? 1 : 0);
const codeOfNumber = (number: number) => (number < 0 ? -2 * number - 1 : 2 * number);
const numberOf = (code: number) => (code % 2 === 0 ? code / 2 : -(code + 1) / 2);

/**
 * Whole numbers from -127 to 127 as a text, a letter each: 0, -1, 1, -2, … as `#`, `$`, `%`, `&`, …. Most weights are
 * near nought, and a text of few letters is packed for the wire in three quarters of what base64 of bytes comes to.
 */
export const inLetters = (numbers: Int8Array): string =>
  Array.from(numbers, (each) => letterOf(codeOfNumber(each))).join('');

/** The numbers of a text that `inLetters` wrote. */
export const inNumbers = (text: string): Int8Array =>
  Int8Array.from({ length: text.length }, (_, at) => numberOf(codeOf(text.charCodeAt(at))));

/** The longest run of noughts that one letter tells. */
const MOST_NOUGHTS = 88;

/** Few numbers among many noughts, two letters each: how many noughts stand before it, and the number. */
export function inLettersWithGaps(numbers: Int8Array): string {
  const text: string[] = [];
  let noughts = 0;
  for (const each of numbers) {
    if (each === 0 && noughts < MOST_NOUGHTS) noughts += 1;
    else {
      text.push(letterOf(noughts), letterOf(codeOfNumber(each)));
      noughts = 0;
    }
  }
  return text.join('');
}

/** So many numbers, of a text that `inLettersWithGaps` wrote. */
export function inNumbersWithGaps(text: string, count: number): Int8Array {
  const numbers = new Int8Array(count);
  let place = 0;
  for (let at = 0; at < text.length; at += 2) {
    place += codeOf(text.charCodeAt(at));
    numbers[place] = numberOf(codeOf(text.charCodeAt(at + 1)));
    place += 1;
  }
  return numbers;
}
