import { countEach, moodFacts } from './summaryFacts.ts';

test('what was chosen most often stands first', () => {
  expect(countEach([['ro', 'natur'], ['natur'], ['latter']])).toEqual([
    { id: 'natur', count: 2 },
    { id: 'ro', count: 1 },
    { id: 'latter', count: 1 },
  ]);
});

test('moods are told by their middle and their ends, and not at all where there are none', () => {
  expect(moodFacts([2, 5, 3, 4])).toEqual({ average: 3.5, count: 4, low: 2, high: 5 });
  expect(moodFacts([])).toBeUndefined();
});
