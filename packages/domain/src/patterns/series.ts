import type { DayNumber } from './days.ts';

/** Something in a day that could stand before how a later one was. */
export interface Exposure {
  id: string;
  /** The days with it. */
  days: ReadonlySet<DayNumber>;
  /** The days of which it is known whether it was there; null for all. */
  known: ReadonlySet<DayNumber> | null;
  /** It was over before the day of its date began, as the night was: its first lag is that day. */
  isBeforeDay?: boolean;
  /** The outcome that it is read from, and says nothing about. */
  ofOutcome?: string;
}

/** How days were, by the person's own answers by hand; carried ones are no part of it. */
export interface Outcome {
  id: string;
  answers: ReadonlyMap<DayNumber, number>;
  /** Whether a higher answer is the better one. */
  isHigherBetter: boolean;
}

export interface Series {
  exposures: readonly Exposure[];
  outcomes: readonly Outcome[];
  /** Days that take no part at all. */
  leftOut: ReadonlySet<DayNumber>;
}
