import type { DayNotes } from '../writing/dayNotes.adapter.ts';

/** A day without notes: every finding of help stands, and nothing weighs. */
export const PLAIN_DAY: DayNotes = {
  noteHelp: () => Promise.resolve(true),
  noteWeight: () => Promise.resolve(null),
};
