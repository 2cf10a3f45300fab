import { GOOD_NOW, LOOKING_FORWARD, NEED_MORE } from '@spire/domain/options';
import { REMINDER_KINDS } from '@spire/domain/reminders';
import { z } from 'zod';
import { optionsOf, text } from './fields.ts';

/** The answer to a check-in, by what was chosen first in each question. */
export const checkInReplies = z.strictObject({
  good: z.record(z.enum(optionsOf(GOOD_NOW)), text),
  /** Where nothing good was chosen. */
  forward: z.record(z.enum(optionsOf(LOOKING_FORWARD)), text),
  /** In the line below. */
  need: z.record(z.enum(optionsOf(NEED_MORE)), text),
  otherwise: z.strictObject({
    hardTitle: text,
    hardLine: text,
    inWords: text,
    needAlone: text,
    both: text,
    rest: text,
  }),
});
export type CheckInReplies = z.output<typeof checkInReplies>;

/** Shown on a lock screen or in a calendar. */
export const reminders = z.record(z.enum(REMINDER_KINDS), text).readonly();
export type ReminderTexts = z.output<typeof reminders>;
