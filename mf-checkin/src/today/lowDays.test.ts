import { isLowTime } from './lowDays.ts';

const TODAY = '2026-03-02';
const moods = (...values: (number | null)[]) =>
  values.map((mood, index) => ({ date: ['2026-03-02', '2026-03-01', '2026-02-28', '2026-02-27'][index] ?? '', mood }));

test('the lowest mood of today is enough, and yesterday’s is not', () => {
  expect(isLowTime(moods(1), TODAY)).toBe(true);
  expect(isLowTime(moods(3, 1), TODAY)).toBe(false);
});

test('three low days in a row up to today are', () => {
  expect(isLowTime(moods(2, 2, 1), TODAY)).toBe(true);
  expect(isLowTime(moods(2, 2), TODAY)).toBe(false);
  expect(isLowTime(moods(2, 3, 2, 2), TODAY)).toBe(false);
  expect(isLowTime(moods(2, null, 2), TODAY)).toBe(false);
  expect(isLowTime([], TODAY)).toBe(false);
});
