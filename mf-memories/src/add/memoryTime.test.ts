import { memoryDateErrors } from '@spire/domain/memoryDate';
import { dateOfPeriod, fitsTime, NO_PERIOD, periodOf, timeOf } from './memoryTime.ts';

const today = '2026-11-30';

test.each([
  ['', 'today'],
  [today, 'today'],
  ['2026-11-29', 'yesterday'],
  ['2026-11-28', 'day'],
  ['1987', 'period'],
  ['1987-summer', 'period'],
  [NO_PERIOD, 'period'],
  [null, 'unknown'],
])('%s is said by "%s"', (date, time) => {
  expect(timeOf(date, today)).toBe(time);
});

test('a day that was chosen among all days may be today', () => {
  expect(fitsTime(today, 'day', today)).toBe(true);
  expect(fitsTime('1987', 'day', today)).toBe(false);
  expect(fitsTime(today, 'period', today)).toBe(false);
});

test.each(['1987', '1987-07', '1987-summer', '-07', '19', NO_PERIOD])('"%s" stands in its two fields', (date) => {
  expect(dateOfPeriod(periodOf(date))).toBe(date);
});

test.each(['-07', '19', NO_PERIOD])('a period that is half written, as "%s", is not saved', (date) => {
  expect(memoryDateErrors(date, new Date())).toHaveLength(1);
});
