import { wordPattern } from './wordPattern.ts';

test.each([
  ['(?<!\\p{L})tur(?!\\p{L})', 'En TUR i skogen', true],
  ['(?<!\\p{L})tur(?!\\p{L})', 'på kulturhuset', false],
  ['(?<!\\p{L})[\\p{L}-]*ål(?!\\p{L})', 'kaffe-bål', true],
  ['med (?-i:\\p{Lu}\\p{Ll}+)', 'MED Åse', true],
  ['med (?-i:\\p{Lu}\\p{Ll}+)', 'med åse', false],
])('%s in "%s": %s', (source, text, isFound) => {
  expect(wordPattern(source).test(text)).toBe(isFound);
});

test('a pattern that means something else without the flag is refused', () => {
  expect(() => wordPattern('\\p{Extended_Pictographic}')).toThrow(RangeError);
  expect(() => wordPattern('🌱')).toThrow(RangeError);
});
