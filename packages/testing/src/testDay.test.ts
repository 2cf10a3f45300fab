import { DEFAULT_TIME_ZONE, isTimeZone, localDate } from '@spire/domain/dates';
import { noonZone, TEST_ZONE, today } from './testDay.ts';

const HOUR_MS = 3_600_000;

it.each(['2026-05-20T00:00:00Z', '2026-11-28T00:00:00Z', '2026-03-29T00:30:00Z', '2026-10-25T00:30:00Z'])(
  'is noon on the day of the server, at every hour from %s on',
  (start) => {
    for (let hour = 0; hour < 26; hour += 1) {
      const moment = new Date(Date.parse(start) + hour * HOUR_MS);
      const zone = noonZone(moment);
      expect(isTimeZone(zone)).toBe(true);
      expect(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone).toBe(zone);
      expect(Number(moment.toLocaleString('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }))).toBe(12);
      expect(localDate(moment, zone)).toBe(localDate(moment, DEFAULT_TIME_ZONE));
    }
  },
);

it('is the zone that the run has chosen, and the one in which dates are written', () => {
  expect(TEST_ZONE).toBe(process.env['TZ']);
  expect(TEST_ZONE).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(today).toBe(new Date().toLocaleDateString('sv'));
});
