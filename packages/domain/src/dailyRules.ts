import type { FieldError } from './errorCodes.ts';

/** The limits of a day (D20). Here and not among LIMITS, which every page loads. */
export const DAY_LIMITS = { mood: { min: 1, max: 5 }, meditationMinutes: 1440, waterGlasses: 50 } as const;

/** The goals that the bars of the Today card lead to (D20). */
export const DAILY_GOALS = { meditationMinutes: 20, waterGlasses: 8 } as const;

/** Totals or additions of a day; what is not named stays as it is. */
export interface ProgressDraft {
  meditationMinutes?: number | null | undefined;
  waterGlasses?: number | null | undefined;
}

const isWithin = (value: number, min: number, max: number) => Number.isInteger(value) && value >= min && value <= max;

/** Everything wrong with totals or additions: whole numbers from 0 to the limit of a day. */
export function progressErrors(draft: ProgressDraft): FieldError[] {
  return (['meditationMinutes', 'waterGlasses'] as const)
    .filter((field) => !isWithin(draft[field] ?? 0, 0, DAY_LIMITS[field]))
    .map((field) => ({ field, code: 'OUT_OF_RANGE', limit: DAY_LIMITS[field] }));
}

/** Whether a mood is on the five-step scale of D20; none at all is what the older widget sends. */
export function moodErrors(mood: number | null): FieldError[] {
  const { min, max } = DAY_LIMITS.mood;
  return mood === null || isWithin(mood, min, max) ? [] : [{ field: 'mood', code: 'OUT_OF_RANGE', limit: max }];
}
