import { DEFAULT_TIME_ZONE } from '@spire/domain/dates';
import { isUnknownTimeZone, readTimeZone } from './timeZones.ts';

test('a real zone is taken, also the second time', () => {
  expect(readTimeZone('Pacific/Auckland')).toBe('Pacific/Auckland');
  expect(readTimeZone('Pacific/Auckland')).toBe('Pacific/Auckland');
});

test('anything else is the default', () => {
  for (const header of [undefined, '', 'Mars/Olympus', ['Europe/Oslo'], 'x'.repeat(10_000)])
    expect(readTimeZone(header)).toBe(DEFAULT_TIME_ZONE);
});

test('a zone that does not exist is told from none', () => {
  for (const header of [undefined, '', 'Etc/Unknown', 'Europe/Oslo', 'Pacific/Auckland', 'UTC'])
    expect(isUnknownTimeZone(header)).toBe(false);
  for (const header of ['Mars/Olympus', ['Europe/Oslo'], 'Europe/Oslo, Asia/Tokyo', ' ', 'x'.repeat(10_000), '\0'])
    expect(isUnknownTimeZone(header)).toBe(true);
});
