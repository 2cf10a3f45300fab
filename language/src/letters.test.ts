import { inLetters, inLettersWithGaps, inNumbers, inNumbersWithGaps } from './letters.ts';

const every = Int8Array.from({ length: 255 }, (_, at) => at - 127);

test('every number is a letter, and is found again', () => {
  const text = inLetters(every);
  expect(text).toHaveLength(every.length);
  expect(inNumbers(text)).toEqual(every);
});

test('no letter has to be escaped, and the commonest numbers are the plainest', () => {
  const text = inLetters(every);
  expect(JSON.stringify(text)).toBe(`"${text}"`);
  expect(inLetters(Int8Array.of(0, -1, 1, -2))).toBe('#$%&');
});

test('few numbers among many noughts are found again where they stood', () => {
  for (const places of [[], [0], [0, 1, 2], [87], [88], [89], [176, 177, 178], [5, 300, 999]]) {
    const numbers = new Int8Array(1000);
    places.forEach((place, at) => numbers.set([at % 2 === 0 ? 127 : -127], place));
    const text = inLettersWithGaps(numbers);
    expect(JSON.stringify(text)).toBe(`"${text}"`);
    expect(inNumbersWithGaps(text, numbers.length)).toEqual(numbers);
  }
  expect(inLettersWithGaps(new Int8Array(1000)).length).toBeLessThan(30);
});
