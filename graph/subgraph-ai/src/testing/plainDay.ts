import type { DayNotes } from '../writing/dayNotes.adapter.ts';

/** A day of which nothing is kept: help that is found stands, and nothing weighs. */
export const PLAIN_DAY: DayNotes = {
  noteHelp: () => Promise.resolve(true),
  noteWeight: () => Promise.resolve(null),
};
