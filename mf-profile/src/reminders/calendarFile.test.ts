import { REMINDER_KINDS, WEEKDAYS, type Reminders } from '@spire/domain/reminders';
import { calendarFile } from './calendarFile.ts';

const WORDS = { checkIn: 'Et øyeblikk, for deg', task: 'Noe lite; om du vil', afterwards: 'Hvordan ble dagen?' };
/** A Wednesday. */
const NOW = new Date(2026, 10, 25, 12, 0);
const make = (wanted: Partial<Reminders> = {}, now = NOW) =>
  calendarFile(
    { kinds: ['checkIn'], days: [...WEEKDAYS], time: '09:05', ...wanted },
    { words: WORDS, site: 'https://spire.example/home', now },
  );
const lineOf = (file: string, name: string) => file.split('\r\n').filter((line) => line.startsWith(name));

test('it rings at that time wherever one is, from the first of the days on', () => {
  expect(lineOf(make(), 'DTSTART')).toEqual(['DTSTART:20261125T090500']);
  expect(lineOf(make({ days: ['TU'] }), 'DTSTART')).toEqual(['DTSTART:20261201T090500']);
  expect(lineOf(make({ days: ['SU', 'MO'] }), 'RRULE')).toEqual(['RRULE:FREQ=WEEKLY;BYDAY=MO,SU']);
  expect(make()).not.toContain('TZID');
});

test('the night of a new time of the clock changes nothing of it', () => {
  for (const day of [new Date(2026, 9, 25, 12), new Date(2026, 2, 29, 12)])
    expect(lineOf(make({ time: '02:30' }, day), 'DTSTART')[0]).toMatch(/T0[23]3000$/);
});

test('each kind is one event that does not ring together with another', () => {
  const file = make({ kinds: [...REMINDER_KINDS], time: '23:57' });
  expect(lineOf(file, 'BEGIN:VALARM')).toHaveLength(3);
  expect(new Set(lineOf(file, 'DTSTART')).size).toBe(3);
});

test('a later file takes the place of an earlier one', () => {
  const later = make({ time: '20:00' }, new Date(NOW.getTime() + 3600_000));
  expect(lineOf(later, 'UID')).toEqual(lineOf(make(), 'UID'));
  const number = (file: string) => Number(lineOf(file, 'SEQUENCE')[0]?.split(':')[1]);
  expect(number(later)).toBeGreaterThan(number(make()));
});

test('every line is one that a calendar reads, and what is shown says nothing of Spire', () => {
  const file = make({ kinds: [...REMINDER_KINDS] });
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).byteLength).toBeLessThanOrEqual(75);
  expect(lineOf(file, 'SUMMARY')).toEqual([
    'SUMMARY:Et øyeblikk\\, for deg',
    'SUMMARY:Noe lite\\; om du vil',
    'SUMMARY:Hvordan ble dagen?',
  ]);
});
