/** Exposures that patterns look at (decision 0129): `activity` was brought from another app. */
export const EXPOSURE_KINDS = ['thing', 'activity', 'tool', 'restDay', 'bigDay', 'badNight', 'trial'] as const;
export type ExposureKind = (typeof EXPOSURE_KINDS)[number];

/** How days were, by the answers of the person. */
export const OUTCOMES = ['mood', 'energy', 'pain', 'fog', 'sleep', 'unrest'] as const;
export type OutcomeId = (typeof OUTCOMES)[number];

/** Of pain, fog and unease less is better. */
export const isHigherBetter = (outcome: OutcomeId): boolean =>
  outcome === 'mood' || outcome === 'energy' || outcome === 'sleep';

/** Something a day can hold; the name is that of a thing, an activity or a tool. */
export interface ExposureName {
  kind: ExposureKind;
  name: string | null;
}

/** A pair by its names, as it is kept and told. */
export interface NamedPair {
  exposure: ExposureName;
  outcome: OutcomeId;
}

/** Things are the same whether written in large letters or small. */
export const exposureId = ({ kind, name }: ExposureName): string =>
  name === null ? kind : `${kind}:${name.trim().toLowerCase()}`;

/** Days between two questions. */
export const QUESTION_DAYS = 28;
/** A season, for which a pattern that nobody recognises is out of sight, in days. */
export const SEASON_DAYS = 91;
/** The most that is kept hidden. */
export const MOST_HIDDEN = 100;
export const MOST_NAME = 40;
/** Hexadecimal digits of a pattern’s id. */
export const PATTERN_ID_DIGITS = 32;
