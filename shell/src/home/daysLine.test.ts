import { addDays } from '@spire/domain/dates';
import { daysLine } from './daysLine.ts';

const TODAY = '2026-11-24';
const last = (date: string) => [{ id: '1', kind: 'check_in' as const, date }];
const week = Array.from({ length: 7 }, (_, day) => addDays(TODAY, day));

test('somebody new and somebody who comes back are met as such, and a day left out is no absence', () => {
  expect(daysLine([], TODAY, 'morning')).toBe('first');
  expect(daysLine(last('2026-11-21'), TODAY, 'morning')).toBe('back');
  expect(daysLine(last('2026-11-22'), TODAY, 'morning')).toMatch(/^day\./);
});

test('no two days of a week have the same line, nor two evenings in a row', () => {
  expect(new Set(week.map((date) => daysLine(last(date), date, 'day'))).size).toBe(7);
  const evenings = week.map((date) => daysLine(last(date), date, 'evening'));
  for (const [index, line] of evenings.entries()) expect(line).not.toBe(evenings[index + 1]);
});

test('late in the day the line speaks of the evening', () => {
  for (const hour of ['evening', 'night'] as const) expect(daysLine(last(TODAY), TODAY, hour)).toMatch(/^evening\./);
});
