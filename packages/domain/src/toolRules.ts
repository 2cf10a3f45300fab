import { daysBetween } from './dates.ts';
import type { FieldError } from './errorCodes.ts';
import { lengthErrors, optionErrors, optionListErrors, textErrors } from './fieldChecks.ts';
import { LIMITS } from './limits.ts';
import { PLAN_DAYS_AHEAD, TOOL_LIMITS } from './toolLimits.ts';
import { keysOf } from './lists.ts';
import {
  AFTER_FEELINGS,
  DESIRED_FEELINGS,
  EXERCISE_TYPES,
  INNER_BALANCE_CATEGORIES,
  PRIORITY_EMOJIS,
  SOCIAL_WANTS,
  TEXT_SOURCES,
} from './toolOptions.ts';
import { isUuid } from './uuid.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** An exercise of inner balance that was done; `activity` is its title or its id in the library. */
export interface InnerBalanceDraft {
  category: string;
  activity: string;
  durationMinutes: number | null;
}

export interface MicroRegulationDraft {
  exercise: { type: string; emoji: string; title: string; instruction: string; reasoning: string };
  afterFeeling: string;
}

export interface SocialSupportDraft {
  socialWants: readonly string[];
  /** Ids of contacts. */
  selectedContacts: readonly string[];
  suggestion: string;
  source: string | null;
}

export interface SelfPriorityDraft {
  shouldDo: string;
  needInstead: { text: string; emoji: string };
  sayNoExample: string;
  validation: string;
  source: string | null;
}

export interface ExpectationSessionDraft {
  whatToDo: string;
  whatCanGoBetter: string;
  howToFeelGood: string;
  desiredFeeling: string;
}

const sourceErrors = (source: string | null) => (source === null ? [] : optionErrors('source', source, TEXT_SOURCES));

/** When a tool was completed: not after now, but for a clock that is a little ahead, and no older than D18 accepts. */
export function completedAtErrors(completedAt: Date, now: Date): FieldError[] {
  const age = now.getTime() - completedAt.getTime();
  const isAccepted = age >= -TOOL_LIMITS.clockAheadMinutes * MINUTE_MS && age <= (LIMITS.lateDays + 2) * DAY_MS;
  return isAccepted ? [] : [{ field: 'completedAt', code: 'DATE_NOT_ACCEPTED', limit: LIMITS.lateDays }];
}

/** The day on which a plan is to stand on Home: up to a year ahead. One that is over is harmless, and stands nowhere. */
export function planOnErrors(planOn: string | null, now: Date): FieldError[] {
  const isTooFar = planOn !== null && daysBetween(now.toISOString().slice(0, 10), planOn) > PLAN_DAYS_AHEAD;
  return isTooFar ? [{ field: 'planOn', code: 'DATE_NOT_ACCEPTED', limit: PLAN_DAYS_AHEAD }] : [];
}

/** Everything wrong with an exercise of inner balance; empty when it can be saved. */
export function innerBalanceErrors({ category, activity, durationMinutes }: InnerBalanceDraft): FieldError[] {
  const { min, max } = TOOL_LIMITS.exerciseMinutes;
  const isDuration =
    durationMinutes === null || (Number.isInteger(durationMinutes) && durationMinutes >= min && durationMinutes <= max);
  return [
    ...optionErrors('category', category, keysOf(INNER_BALANCE_CATEGORIES)),
    ...textErrors('activity', activity, LIMITS.title),
    ...(isDuration ? [] : [{ field: 'durationMinutes', code: 'OUT_OF_RANGE', limit: max } as const]),
  ];
}

/** Everything wrong with a micro-regulation (spec 2 §5: an exercise and an after-feeling); empty when it can be saved. */
export function microRegulationErrors({ exercise, afterFeeling }: MicroRegulationDraft): FieldError[] {
  return [
    ...optionErrors('exercise.type', exercise.type, EXERCISE_TYPES),
    ...textErrors('exercise.emoji', exercise.emoji, TOOL_LIMITS.emoji),
    ...textErrors('exercise.title', exercise.title, LIMITS.title),
    ...textErrors('exercise.instruction', exercise.instruction, LIMITS.freeText),
    ...lengthErrors('exercise.reasoning', exercise.reasoning, LIMITS.freeText),
    ...optionErrors('afterFeeling', afterFeeling, keysOf(AFTER_FEELINGS)),
  ];
}

/** Everything wrong with a plan for social support (spec 2 §5: at least one want); empty when it can be saved. */
export function socialSupportErrors(draft: SocialSupportDraft): FieldError[] {
  const { selectedContacts } = draft;
  const contactErrors = (): FieldError[] => {
    if (selectedContacts.length > LIMITS.listEntries)
      return [{ field: 'selectedContacts', code: 'TOO_MANY', limit: LIMITS.listEntries }];
    return selectedContacts.every(isUuid) ? [] : [{ field: 'selectedContacts', code: 'INVALID' }];
  };
  return [
    ...optionListErrors('socialWants', draft.socialWants, SOCIAL_WANTS),
    ...contactErrors(),
    ...lengthErrors('suggestion', draft.suggestion, LIMITS.freeText),
    ...sourceErrors(draft.source),
  ];
}

/** Everything wrong with a boundary (spec 2 §5: what one should, what one needs, an emoji); empty when it can be saved. */
export function selfPriorityErrors(draft: SelfPriorityDraft): FieldError[] {
  return [
    ...textErrors('shouldDo', draft.shouldDo, LIMITS.freeText),
    ...textErrors('needInstead.text', draft.needInstead.text, LIMITS.freeText),
    ...optionErrors('needInstead.emoji', draft.needInstead.emoji, PRIORITY_EMOJIS),
    ...lengthErrors('sayNoExample', draft.sayNoExample, LIMITS.freeText),
    ...lengthErrors('validation', draft.validation, LIMITS.freeText),
    ...sourceErrors(draft.source),
  ];
}

/** Everything wrong with an expectation session (spec 2 §5: four answers); empty when it can be saved. */
export function expectationSessionErrors(draft: ExpectationSessionDraft): FieldError[] {
  return [
    ...textErrors('whatToDo', draft.whatToDo, LIMITS.freeText),
    ...textErrors('whatCanGoBetter', draft.whatCanGoBetter, LIMITS.freeText),
    ...textErrors('howToFeelGood', draft.howToFeelGood, LIMITS.freeText),
    ...optionErrors('desiredFeeling', draft.desiredFeeling, keysOf(DESIRED_FEELINGS)),
  ];
}
