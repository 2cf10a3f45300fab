import type { Language } from '@spire/domain/languages';
import type { ReminderKind } from '@spire/domain/reminders';

/**
 * What stands on a lock screen or in a calendar, where others may read it: kind, and neither the product nor health is
 * named (A11, A40).
 */
export const REMINDER_TEXTS: Readonly<Record<ReminderKind, Readonly<Record<Language, string>>>> = {
  checkIn: { no: 'Et øyeblikk for deg', en: 'A moment for you' },
  task: { no: 'Noe lite, hvis du vil', en: 'Something small, if you like' },
  afterwards: { no: 'Hvordan ble dagen?', en: 'How was the day?' },
};
