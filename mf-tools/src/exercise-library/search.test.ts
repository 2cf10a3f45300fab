import { BREATHING } from '@spire/content/exercises/breathing';
import { SEARCH_EXAMPLES } from '@spire/testing/searchExamples';
import { searched } from './search.ts';

const [first, second] = BREATHING;
const saidOf = ({ id }: { id: string }) => (id === second?.id ? 'Liggende' : '');

test('every word has to stand somewhere, in whatever order and case', () => {
  const words = `${first?.title.no.split(' ').toReversed().join('  ').toUpperCase() ?? ''} `;
  const found = searched(BREATHING, words, 'no', saidOf);
  expect(found).toContain(first);
  expect(searched(BREATHING, `${words} xyzzy`, 'no', saidOf)).toEqual([]);
});

test('what a screen says of an exercise is looked through as well', () => {
  expect(searched(BREATHING.slice(0, 2), 'liggende', 'no', saidOf)).toContain(second);
});

test('it is the language on the screen that is searched', () => {
  expect(searched(BREATHING, first?.title.en ?? '', 'en', () => '')).toContain(first);
  expect(searched(BREATHING, first?.title.en ?? '', 'no', () => '')).not.toContain(first);
});

test('nothing looked for finds everything', () => {
  expect(searched(BREATHING, '  ', 'no', saidOf)).toBe(BREATHING);
});

test.each(SEARCH_EXAMPLES)('"%s" in "%s": %s', (wanted, text, isFound) => {
  const bare = BREATHING.slice(0, 1).map((exercise) => ({
    ...exercise,
    title: { no: '', en: '' },
    description: { no: text, en: '' },
    steps: { no: [], en: [] },
  }));
  expect(searched(bare, wanted, 'no', () => '')).toHaveLength(isFound ? 1 : 0);
});
