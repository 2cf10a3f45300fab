import { rotationOn } from './rotation.ts';

test('each day it is the turn of the next one, across months and years, and then of the first again', () => {
  const dates = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'];
  const turns = dates.map((date) => rotationOn(date, 3));
  for (const [index, turn] of turns.entries()) expect(turn).toBe(((turns[0] ?? 0) + index) % 3);
  expect(rotationOn('2026-12-30', 1)).toBe(0);
});
