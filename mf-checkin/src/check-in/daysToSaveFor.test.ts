import { addDays } from '@spire/domain/dates';
import { LIMITS } from '@spire/domain/limits';
import { daysToSaveFor } from './daysToSaveFor.ts';

const today = '2026-03-11';
const names = (begun: string) => daysToSaveFor(begun, today).map(({ name }) => name);

test('answers begun today are for today, and nothing is asked', () => {
  expect(daysToSaveFor(today, today)).toEqual([{ date: today, name: 'today' }]);
});

test('when the day turned while writing, yesterday is offered first and today beside it (trap 43)', () => {
  expect(daysToSaveFor('2026-03-10', today)).toEqual([
    { date: '2026-03-10', name: 'yesterday' },
    { date: today, name: 'today' },
  ]);
});

test('yesterday is found across a month and a year', () => {
  expect(daysToSaveFor('2025-12-31', '2026-01-01')[0]?.name).toBe('yesterday');
});

test('an older draft keeps its day as long as the server accepts it (D18)', () => {
  expect(names('2026-03-08')).toEqual(['other', 'today']);
  expect(names(addDays(today, -LIMITS.lateDays))).toEqual(['other', 'today']);
  expect(names(addDays(today, -LIMITS.lateDays - 1))).toEqual(['today']);
});

test('a day ahead of the clock, after a flight west, is never offered', () => {
  expect(names('2026-03-12')).toEqual(['today']);
});
