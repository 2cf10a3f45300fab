import { WEEKDAYS, type ReminderKind, type Reminders, type Weekday } from '@spire/domain/reminders';

interface CalendarOptions {
  /** The words on the screen, by kind: nothing that is private. */
  words: Readonly<Record<ReminderKind, string>>;
  /** The address of the app: the calendar links to it, and recognises earlier reminders by it. */
  site: string;
  now: Date;
}

/** Minutes between reminders of one time, so that they do not all ring at once. */
const APART = 2;

const pad = (value: number) => String(value).padStart(2, '0');
const stamp = (now: Date) => `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Marks what means something in a calendar's text. */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

/** The first of these days that is today or later, as the calendar's local date. */
function firstDay(days: readonly Weekday[], now: Date): Date {
  for (let ahead = 0; ahead < WEEKDAYS.length; ahead += 1) {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead);
    const name = WEEKDAYS[(day.getDay() + 6) % 7];
    if (name !== undefined && days.includes(name)) return day;
  }
  return now;
}

/**
 * A calendar file with one weekly event for each kind, which rings when it begins. Its time has no zone, so that it
 * follows the person; its id stays the same, so that a later file takes the place of an earlier one.
 */
export function calendarFile({ kinds, days, time }: Reminders, { words, site, now }: CalendarOptions): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const first = firstDay(days, now);
  const events = kinds.flatMap((kind, index) => {
    const start = new Date(first.getFullYear(), first.getMonth(), first.getDate(), hour, minute + index * APART);
    const date = `${start.getFullYear()}${pad(start.getMonth() + 1)}${pad(start.getDate())}`;
    return [
      'BEGIN:VEVENT',
      `UID:${kind}@${new URL(site).hostname}`,
      `DTSTAMP:${stamp(now)}`,
      `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
      `DTSTART:${date}T${pad(start.getHours())}${pad(start.getMinutes())}00`,
      'DURATION:PT5M',
      `RRULE:FREQ=WEEKLY;BYDAY=${WEEKDAYS.filter((day) => days.includes(day)).join(',')}`,
      `SUMMARY:${escaped(words[kind])}`,
      `URL:${site}`,
      'CLASS:PRIVATE',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:PT0S',
      `DESCRIPTION:${escaped(words[kind])}`,
      'END:VALARM',
      'END:VEVENT',
    ];
  });
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Spire//Reminders//EN', ...events, 'END:VCALENDAR'];
  return `${lines.join('\r\n')}\r\n`;
}
