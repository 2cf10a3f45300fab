import { DEFAULT_TIME_ZONE } from '@spire/domain/dates';
import { readTimeZone } from './timeZones.ts';

test('a real zone is taken, also the second time', () => {
  expect(readTimeZone('Pacific/Auckland')).toBe('Pacific/Auckland');
  expect(readTimeZone('Pacific/Auckland')).toBe('Pacific/Auckland');
});

test('anything else is the default', () => {
  for (const header of [undefined, '', 'Mars/Olympus', ['Europe/Oslo'], 'x'.repeat(10_000)])
    expect(readTimeZone(header)).toBe(DEFAULT_TIME_ZONE);
});
