import { addDays } from './dates.ts';
import { carriedTo, followedErrors, isLowByScales, type Scale, type ScaleAnswer, stepErrors } from './scales.ts';

const today = '2026-11-30';
const answer = (daysAgo: number, value: number, isCarried = false, scale: Scale = 'energy'): ScaleAnswer => ({
  ...{ scale, value, isCarried },
  date: addDays(today, -daysAgo),
});

test.each([
  [['energy', 'pain', 'fog', 'sleep'], 'TOO_MANY'],
  [['energy', 'mood'], 'UNKNOWN_OPTION'],
  [['pain', 'pain'], 'INVALID'],
])('%j is not to be followed', (scales, code) => {
  expect(followedErrors(scales)).toMatchObject([{ field: 'scales', code }]);
});

test('three can be followed, or none', () => {
  expect(followedErrors(['energy', 'pain', 'unrest'])).toEqual([]);
  expect(followedErrors([])).toEqual([]);
});

test.each([0, 6, 2.5, Number.NaN])('%d is no step', (value) => {
  expect(stepErrors(value)).toMatchObject([{ field: 'value', code: 'OUT_OF_RANGE' }]);
});

test('yesterday is carried over, but not on the third day in a row, nor over a day without an answer', () => {
  expect(carriedTo([answer(1, 2)], 'energy', today)?.value).toBe(2);
  expect(carriedTo([answer(1, 2, true), answer(2, 2)], 'energy', today)?.value).toBe(2);
  expect(carriedTo([answer(1, 2, true), answer(2, 2, true), answer(3, 2)], 'energy', today)).toBeUndefined();
  expect(carriedTo([answer(2, 2)], 'energy', today)).toBeUndefined();
  expect(carriedTo([answer(1, 2)], 'pain', today)).toBeUndefined();
});

test('little energy or much unrest makes a low day; pain, fog and a bad night alone do not (S13)', () => {
  const isLow = (scale: Scale, value: number) => isLowByScales([answer(0, value, false, scale)], today);
  expect([1, 2, 3, 4, 5].filter((value) => isLow('energy', value))).toEqual([1, 2]);
  expect([1, 2, 3, 4, 5].filter((value) => isLow('unrest', value))).toEqual([4, 5]);
  for (const scale of ['pain', 'fog', 'sleep'] as const)
    expect([1, 2, 3, 4, 5].filter((value) => isLow(scale, value))).toEqual([]);
  expect(isLowByScales([answer(1, 1)], today)).toBe(false);
});
