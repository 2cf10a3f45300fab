import { SEARCH_EXAMPLES } from '@spire/testing/searchExamples';
import { searched, searchFor } from './search.ts';

test.each(SEARCH_EXAMPLES)('"%s" in "%s": %s', (wanted, text, isFound) => {
  expect(searchFor(wanted)(text) !== undefined).toBe(isFound);
});

test('one letter may be wrong from five on, two from nine, and none before', () => {
  const hit = (wanted: string, text: string) => searchFor(wanted)(text);
  expect([hit('murm', 'morm'), hit('murma', 'morma'), hit('murmi', 'morma')]).toEqual([undefined, 'near', undefined]);
  expect([hit('murmurtur', 'mormortur'), hit('murmurtu', 'mormortu')]).toEqual(['near', undefined]);
});

test('what has it as it was written comes first, each in its order', () => {
  expect(searched('mormor', ['Mormår', 'Hos mormor', 'Farfar', 'Mormor'], (each) => each)).toEqual([
    'Hos mormor',
    'Mormor',
    'Mormår',
  ]);
  expect(searched(' ', ['b', 'a'], (each) => each)).toEqual(['b', 'a']);
});
