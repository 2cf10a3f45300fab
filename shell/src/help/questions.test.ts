import { SEARCH_EXAMPLES } from '@spire/testing/searchExamples';
import { isFound } from './questions.ts';

const TEXTS = ['Hva gir poeng?', 'Et minne gir 0,5.'];

test('a question is found by all of its words, in any order and case, and by none of others', () => {
  expect(isFound('', TEXTS)).toBe(true);
  expect(isFound('  MINNE poeng ', TEXTS)).toBe(true);
  expect(isFound('poen', TEXTS)).toBe(true);
  expect(isFound('poeng nett', TEXTS)).toBe(false);
});

test.each(SEARCH_EXAMPLES)('"%s" in "%s": %s', (wanted, text, isThere) => {
  expect(isFound(wanted, [text])).toBe(isThere);
});
