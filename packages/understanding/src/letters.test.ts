import { inLetters, inNumbers } from './letters.ts';

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
