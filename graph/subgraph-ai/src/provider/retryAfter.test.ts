import { retryAfterMs } from './retryAfter.ts';

const NOW = Date.parse('2026-05-20T10:00:00Z');

test.each<[string | null, number | null]>([
  ['20', 20_000],
  ['0.5', 500],
  ['Wed, 20 May 2026 10:01:00 GMT', 60_000],
  ['Wed, 20 May 2026 09:00:00 GMT', 0],
  ['soon', null],
  ['', null],
  [null, null],
])('%s asks for %s ms', (value, expected) => {
  expect(retryAfterMs(value === null ? null : new Headers({ 'retry-after': value }), NOW)).toBe(expected);
});
