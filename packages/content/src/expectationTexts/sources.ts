import { TEXTS } from '../generated/sources.ts';

/** Where a claim comes from, as a reader can look it up. */
export interface Source {
  title: string;
  url?: string;
}

/** The reviewed list (S18): a note that claims something names one of these, and says no more than it does. */
export const SOURCES = TEXTS;
