import type { Scale } from './scales.ts';
import { isLowTime } from './lowDays.ts';

const TODAY = '2026-03-02';
const DAYS = ['2026-03-02', '2026-03-01', '2026-02-28', '2026-02-27'];
const answers = (scale: Scale, ...values: number[]) =>
  values.map((value, index) => ({ date: DAYS[index] ?? '', scale, value, isCarried: false }));
const moods = (...values: (number | null)[]) => values.map((mood, index) => ({ date: DAYS[index] ?? '', mood }));

test('the lowest mood of today is enough, and yesterday’s is not', () => {
  expect(isLowTime(moods(1), [], TODAY)).toBe(true);
  expect(isLowTime(moods(3, 1), [], TODAY)).toBe(false);
});

test('three low days in a row up to today are', () => {
  expect(isLowTime(moods(2, 2, 1), [], TODAY)).toBe(true);
  expect(isLowTime(moods(2, 2), [], TODAY)).toBe(false);
  expect(isLowTime(moods(2, 3, 2, 2), [], TODAY)).toBe(false);
  expect(isLowTime(moods(2, null, 2), [], TODAY)).toBe(false);
  expect(isLowTime([], [], TODAY)).toBe(false);
});

test('and so are three days of little energy or much unrest, or of either and a low mood; never of pain alone', () => {
  expect(isLowTime([], answers('energy', 2, 1, 2), TODAY)).toBe(true);
  expect(isLowTime([], answers('unrest', 4, 5, 4), TODAY)).toBe(true);
  expect(isLowTime([], answers('energy', 2, 3, 2), TODAY)).toBe(false);
  expect(isLowTime(moods(4, 2, 2), answers('energy', 1), TODAY)).toBe(true);
  expect(isLowTime([], answers('pain', 5, 5, 5), TODAY)).toBe(false);
});
