import type { Language } from '@spire/domain/languages';
import type { ReminderKind } from '@spire/domain/reminders';
import { TEXTS } from './generated/reminders.ts';

/**
 * Shown on a lock screen or in a calendar, where others may read it: kind, and neither the product nor health is named (A11, A40).
 */
export const REMINDER_TEXTS: Readonly<Record<ReminderKind, Readonly<Record<Language, string>>>> = TEXTS;
