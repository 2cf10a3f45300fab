import { grade, readingLevel, syllables } from './readingLevel.ts';

test.each([
  ['a', 1],
  ['the', 1],
  ['be', 1],
  ['make', 1],
  ['breathe', 1],
  ['table', 2],
  ['little', 2],
  ['looked', 1],
  ['rested', 2],
  ['times', 1],
  ['noises', 2],
  ['pages', 2],
  ['window', 2],
  ['today', 2],
  ['blanket', 2],
  ['comfortable', 4],
  ['suggestion', 3],
  ['every', 3],
  ['I’m', 1],
  ['12', 1],
])('%s has %i', (word, count) => {
  expect(syllables(word)).toBe(count);
});

test('a text for children is easy, a contract is not, and the formula is the published one', () => {
  expect(grade('The cat sat on the mat. It was warm. The cat slept.')).toBeLessThan(2);
  expect(
    grade(
      'Notwithstanding any contrary provision, the undersigned hereby irrevocably acknowledges aforementioned obligations.',
    ),
  ).toBeGreaterThan(15);
  // Six words of one syllable in one sentence.
  expect(grade('The cat sat on the mat.')).toBeCloseTo(0.39 * 6 + 11.8 - 15.59);
});

test('Norwegian is measured with LIX, and a text that is too hard is found in either language', () => {
  expect(readingLevel('Se ut. Det er lyst.', 'no')).toBe(2.5);
  expect(readingLevel('Undersøkelsen forutsetter tilstrekkelige grunnlagsopplysninger.', 'no')).toBeGreaterThan(35);
});
