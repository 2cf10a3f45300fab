import { needsMore, placeOfDay, placeWithin } from './carousel.ts';

test('the place never leaves the memories there are', () => {
  for (const place of [-3, 0, 2, 7, 99])
    for (const count of [1, 2, 8]) {
      expect(placeWithin(place, count)).toBeGreaterThanOrEqual(0);
      expect(placeWithin(place, count)).toBeLessThan(count);
    }
  expect(placeWithin(5, 0)).toBe(0);
});

test('more is fetched only at the end of what is loaded, and only when there is more', () => {
  expect(needsMore(19, 20, 57)).toBe(false);
  expect(needsMore(20, 20, 57)).toBe(true);
  expect(needsMore(20, 20, 20)).toBe(false);
});

test('each day begins with the memory after yesterday’s, but what was kept today comes first', () => {
  const kept = ['2026-11-20', '2026-11-19', '2026-11-02'];
  const week = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'].map((today) => placeOfDay(kept, today));
  expect(new Set(week)).toEqual(new Set([0, 1, 2]));
  expect(week[3]).toBe(week[0]);
  expect(placeOfDay(['2026-11-24', ...kept], '2026-11-24')).toBe(0);
  expect(placeOfDay([], '2026-11-24')).toBe(0);
});
