import { lineOf } from './lineOf.ts';

const more = (count: number) => `and ${count} more`;

test('a few answers stand whole, and abbreviations as they are', () => {
  expect(lineOf(['Mye stress', 'Søvnvansker', 'ADHD og konsentrasjon'], more)).toBe(
    'Mye stress, søvnvansker, ADHD og konsentrasjon',
  );
  expect(lineOf(['Fatigue', 'A lot of stress', 'I can leave'], more)).toBe('Fatigue, a lot of stress, I can leave');
});

test('many are told by their number, and none is no line', () => {
  expect(lineOf(['Aa', 'Bb', 'Cc', 'Dd'], more)).toBe('Aa, bb, cc, dd');
  expect(lineOf(['Aa', 'Bb', 'Cc', 'Dd', 'Ee'], more)).toBe('Aa, bb and 3 more');
  expect(lineOf([], more)).toBeUndefined();
});
