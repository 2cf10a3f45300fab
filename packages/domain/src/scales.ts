import { addDays, type LocalDate } from './dates.ts';
import type { FieldError } from './errorCodes.ts';
import { isOneOf } from './lists.ts';

/** Scales that a person can follow from day to day, each in five steps from little to much of what it names (D70). */
export const SCALES = ['energy', 'pain', 'fog', 'sleep', 'unrest'] as const;
export type Scale = (typeof SCALES)[number];

/** The five steps, from little to much. */
export const STEPS = [1, 2, 3, 4, 5] as const;
export type Step = (typeof STEPS)[number];

/** `page` is the most entries that one answer holds: a quarter of a year of all that is followed. */
export const SCALE_LIMITS = { followed: 3, value: { min: 1, max: 5 }, page: 300 } as const;

/** An answer of a day: one a scale and date. A carried one was "same as yesterday". */
export interface ScaleAnswer {
  date: LocalDate;
  scale: Scale;
  /** One of the steps. */
  value: number;
  isCarried: boolean;
}

/** The most days in a row that are the same as yesterday: then the steps stand there instead. */
const CARRIED_IN_A_ROW = 2;

/** Everything wrong with the scales that somebody wants to follow; none at all is fine. */
export function followedErrors(scales: readonly string[]): FieldError[] {
  if (scales.length > SCALE_LIMITS.followed)
    return [{ field: 'scales', code: 'TOO_MANY', limit: SCALE_LIMITS.followed }];
  if (!scales.every((each) => isOneOf(SCALES, each))) return [{ field: 'scales', code: 'UNKNOWN_OPTION' }];
  return new Set(scales).size === scales.length ? [] : [{ field: 'scales', code: 'INVALID' }];
}

/** Whether it is one of the five steps. */
export function stepErrors(value: number): FieldError[] {
  const { min, max } = SCALE_LIMITS.value;
  return Number.isInteger(value) && value >= min && value <= max
    ? []
    : [{ field: 'value', code: 'OUT_OF_RANGE', limit: max }];
}

/** The answer to a scale on a date. */
export const answerOn = (answers: readonly ScaleAnswer[], scale: Scale, date: LocalDate): ScaleAnswer | undefined =>
  answers.find((each) => each.scale === scale && each.date === date);

/**
 * The answer that "same as yesterday" gives a scale: yesterday's, unless it and the one before were carried already.
 */
export function carriedTo(answers: readonly ScaleAnswer[], scale: Scale, date: LocalDate): ScaleAnswer | undefined {
  const before = (days: number) => answerOn(answers, scale, addDays(date, -days));
  const isCarriedOut = Array.from({ length: CARRIED_IN_A_ROW }, (_, index) => before(index + 1)).every(
    (each) => each?.isCarried === true,
  );
  return isCarriedOut ? undefined : before(1);
}

/** Steps that make a day a low one, as a low mood does: the two lowest of energy, the two highest of unrest. */
const LOW: Partial<Record<Scale, readonly number[]>> = { energy: [1, 2], unrest: [4, 5] };

/** Whether what a person follows makes it a low day (S13); pain alone never does. */
export const isLowByScales = (answers: readonly ScaleAnswer[], date: LocalDate): boolean =>
  answers.some((each) => each.date === date && LOW[each.scale]?.includes(each.value) === true);
