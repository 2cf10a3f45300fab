import {
  addDays,
  dateHere,
  daysBetween,
  isAcceptedDate,
  isLocalDate,
  isTimeZone,
  isTodaySomewhere,
  localDate,
  partOfDay,
} from './dates.ts';

describe('local dates', () => {
  it('are the date on the wall, not in UTC', () => {
    expect(localDate(new Date('2026-06-30T23:30:00Z'), 'Europe/Oslo')).toBe('2026-07-01');
    expect(localDate(new Date('2026-07-01T03:00:00Z'), 'America/Los_Angeles')).toBe('2026-06-30');
  });

  it('survive both changes of the clock', () => {
    expect(localDate(new Date('2026-03-28T23:30:00Z'), 'Europe/Oslo')).toBe('2026-03-29');
    expect(localDate(new Date('2026-10-25T22:59:00Z'), 'Europe/Oslo')).toBe('2026-10-25');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  });

  it('are, where this device is, those of its zone', () => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    for (let hour = 0; hour < 400 * 24; hour += 5) {
      const moment = new Date(Date.UTC(2026, 0, 1, hour));
      expect(dateHere(moment)).toBe(localDate(moment, zone));
    }
  });

  it('refuse what is no date', () => {
    for (const bad of ['2026-02-30', '2026-13-01', '0000-01-01', '26-01-01', '2026-1-1', '', 20260101, null]) {
      expect(isLocalDate(bad)).toBe(false);
    }
    expect(isLocalDate('2028-02-29')).toBe(true);
  });

  it('are today somewhere between UTC−12 and UTC+14, and nowhere else', () => {
    const noon = new Date('2026-11-21T12:30:00Z');
    expect(isTodaySomewhere('2026-11-21', noon)).toBe(true);
    expect(isTodaySomewhere('2026-11-22', noon)).toBe(true);
    expect(isTodaySomewhere('2026-11-20', noon)).toBe(false);
    expect(isTodaySomewhere('2026-11-23', noon)).toBe(false);
  });

  it('are accepted up to thirty days late and never early', () => {
    const now = new Date('2026-11-21T06:00:00Z');
    expect(isAcceptedDate('2026-10-22', now, 30)).toBe(true);
    expect(isAcceptedDate('2026-10-21', now, 30)).toBe(false);
    expect(isAcceptedDate('2026-11-22', now, 30)).toBe(false);
  });

  it('know real time zones', () => {
    expect(isTimeZone('Europe/Oslo')).toBe(true);
    expect(isTimeZone('Mars/Base')).toBe(false);
    expect(isTimeZone('')).toBe(false);
  });
});

describe('the part of the day', () => {
  it('changes at 5, 12, 17 and 21', () => {
    expect([4, 5, 11, 12, 16, 17, 20, 21].map(partOfDay)).toEqual([
      'night',
      'morning',
      'morning',
      'day',
      'day',
      'evening',
      'evening',
      'night',
    ]);
  });
});
