import { secondsUntilMidnight } from './secondsUntilMidnight.ts';

test.each<[string, string, string, number]>([
  ['an ordinary evening', '2026-05-20T21:00:00Z', 'Europe/Oslo', 3600],
  ['the second before', '2026-05-20T21:59:59.000Z', 'Europe/Oslo', 1],
  ['a day of 25 hours', '2026-10-24T22:00:00Z', 'Europe/Oslo', 25 * 3600],
  ['a day of 23 hours', '2026-03-28T23:00:00Z', 'Europe/Oslo', 23 * 3600],
  ['the other side of the world', '2026-05-20T11:00:00Z', 'Pacific/Auckland', 3600],
])('%s', (_name, now, timeZone, seconds) => {
  expect(secondsUntilMidnight(new Date(now), timeZone)).toBe(seconds);
});
