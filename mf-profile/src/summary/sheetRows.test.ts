import type { Scale } from '@spire/domain/scales';
import { rowsOf } from './sheetRows.ts';
import { inSentence } from './SheetTable.tsx';
import { readSheetWords } from './sheetWords.ts';

const entry = (scale: Scale, day: number) => ({
  ...{ date: `2026-11-${String(day).padStart(2, '0')}`, scale },
  ...{ value: 3, isCarried: false },
});

test('what is followed now stands before what was, and three are the most', async () => {
  const words = await readSheetWords('no');
  const days = [1, 2, 3, 4];
  const earlier = (['energy', 'fog', 'sleep'] as const).flatMap((scale) => days.map((day) => entry(scale, day)));
  const entries = [...earlier, entry('fog', 5), entry('unrest', 6)];
  const ids = (followed: Parameters<typeof rowsOf>[0]['followed']) =>
    rowsOf({ entries, moods: [], followed }, words).map(({ id }) => id);
  expect(ids([])).toEqual(['fog', 'energy', 'sleep']);
  expect(ids(['unrest', 'pain'])).toEqual(['unrest', 'fog', 'energy']);
});

test('a name within a sentence begins small, and letters that stand for words stay', () => {
  expect(['Mye stress', 'ADHD og konsentrasjon'].map(inSentence)).toEqual(['mye stress', 'ADHD og konsentrasjon']);
});
