import { daysLine, toneOf, valuesOf, type Day } from './dayFacts.ts';

const day = (date: string, points = 0, isRestDay = false): Day => ({
  date,
  points,
  isRestDay,
  checkIn: false,
  memories: 0,
  completed: 0,
  tools: 0,
});
const SINCE = '2026-03-10';

test('a day is painted by its band, half points included', () => {
  const tones = [0.5, 3.9, 4, 5.5, 6, 15].map((points) => toneOf(day('2026-03-20', points), SINCE, false));
  expect(tones).toEqual(['little', 'little', 'some', 'some', 'much', 'much']);
});

test('a day without anything is no shame: rest where it was rest, and everywhere in the calm view', () => {
  expect(toneOf(day('2026-03-20'), SINCE, false)).toBe('none');
  expect(toneOf(day('2026-03-20', 0, true), SINCE, false)).toBe('rest');
  expect(toneOf(day('2026-03-20'), SINCE, true)).toBe('rest');
});

test('before the account there is nothing to count, unless it was brought in', () => {
  expect(toneOf(day('2026-03-09'), SINCE, false)).toBe('outside');
  expect(toneOf(day(SINCE), SINCE, false)).toBe('none');
  expect(toneOf(day('2026-03-09', 2), SINCE, false)).toBe('little');
});

test('a gap is a gap, not a nought', () => {
  expect(valuesOf([day('2026-03-20', 2), day('2026-03-21'), day('2026-03-22', 12)])).toEqual([2, null, 12]);
});

test('one line tells of all the days, and days before the account are not called rest', () => {
  const before = day('2026-03-09');
  expect(daysLine([before, day(SINCE, 2)], SINCE)).toBe('firstDay');
  expect(daysLine([before, day(SINCE, 2), day('2026-03-11', 2)], SINCE)).toBe('allActive');
  expect(daysLine([day(SINCE), day('2026-03-11')], SINCE)).toBe('noneActive');
  expect(daysLine([day(SINCE, 2), day('2026-03-11')], SINCE)).toBe('active');
});
