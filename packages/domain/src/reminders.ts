import type { FieldError } from './errorCodes.ts';
import { optionListErrors } from './fieldChecks.ts';
import type { Language } from './languages.ts';

/** The subjects of reminders. */
export const REMINDER_KINDS = ['checkIn', 'task', 'afterwards'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** The days of the week as calendars write them (RFC 5545), Monday first. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A person's choice of reminders and their time; `time` is hh:mm wherever they are. */
export interface Reminders {
  kinds: readonly ReminderKind[];
  days: readonly Weekday[];
  time: string;
}

/** With what a person begins who has never chosen; nothing is on before they want it (A11). */
export const FIRST_REMINDERS: Reminders = { kinds: ['checkIn'], days: [...WEEKDAYS], time: '10:00' };

/** Browsers that one person is reminded in; one more takes the place of the oldest. */
export const MOST_PUSH_DEVICES = 10;

/** The content of a push message: no words, and nothing of the person's own. */
export interface PushMessage {
  kinds: readonly ReminderKind[];
  language: Language;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Everything that is wrong with them. */
export function reminderErrors({ kinds, days, time }: Reminders): FieldError[] {
  return [
    ...optionListErrors('kinds', kinds, REMINDER_KINDS),
    ...optionListErrors('days', days, WEEKDAYS),
    ...(TIME.test(time) ? [] : [{ field: 'time', code: 'INVALID' } as const]),
  ];
}
