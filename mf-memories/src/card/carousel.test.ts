import { needsMore, placeWithin } from './carousel.ts';

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
