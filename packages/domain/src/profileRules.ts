import { CAPACITY_LEVELS } from './capacity.ts';
import type { FieldError } from './errorCodes.ts';
import { blankErrors } from './fieldChecks.ts';
import { characterCount, LIMITS } from './limits.ts';
import { isOneOf } from './lists.ts';
import { AVOID_SUGGESTIONS, CONSIDERATIONS, GOALS, SOCIAL_SAFETY_FACTORS } from './options.ts';

/** A person's profile, as forms hold it and the server receives it. */
export interface ProfileDraft {
  nickname: string;
  considerations: readonly string[];
  specificChallenge: string;
  capacityLevel: string | null;
  goals: readonly string[];
  avoidSuggestions: readonly string[];
  socialSafetyFactors: readonly string[];
}

/** The ways in which a profile may come that need not tell everything: the short start (D68). */
export const PROFILE_SETUPS = ['short'] as const;
export type ProfileSetup = (typeof PROFILE_SETUPS)[number];

/** The profile of a person who has told nothing yet. */
export const blankProfile = () => ({
  nickname: '',
  considerations: [] as never[],
  specificChallenge: '',
  capacityLevel: null,
  goals: [] as never[],
  avoidSuggestions: [] as never[],
  socialSafetyFactors: [] as never[],
});

function checkList(field: string, list: readonly string[], known: readonly string[]): FieldError[] {
  if (list.length > LIMITS.listEntries) return [{ field, code: 'TOO_MANY', limit: LIMITS.listEntries }];
  return list.every((id) => isOneOf(known, id)) ? [] : [{ field, code: 'UNKNOWN_OPTION' }];
}

function checkLength(field: string, text: string, limit: number): FieldError[] {
  return characterCount(text) > limit ? [{ field, code: 'TOO_LONG', limit }] : [];
}

/** Characters that turn the direction of what follows: in a name they can make others' words read wrong. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

const checkDirection = (field: string, text: string): FieldError[] =>
  TURNING.test(text) ? [{ field, code: 'INVALID' }] : [];

/** Rules that hold for every saved profile, finished or not (D16, D17). Empty when all is well. */
export function profileErrors(draft: ProfileDraft): FieldError[] {
  return [
    ...checkLength('nickname', draft.nickname.trim(), LIMITS.nickname),
    ...checkDirection('nickname', draft.nickname),
    ...checkList('considerations', draft.considerations, CONSIDERATIONS),
    ...checkLength('specificChallenge', draft.specificChallenge, LIMITS.freeText),
    ...(draft.capacityLevel === null || isOneOf(CAPACITY_LEVELS, draft.capacityLevel)
      ? []
      : [{ field: 'capacityLevel', code: 'UNKNOWN_OPTION' } as const]),
    ...checkList('goals', draft.goals, GOALS),
    ...checkList('avoidSuggestions', draft.avoidSuggestions, AVOID_SUGGESTIONS),
    ...checkList('socialSafetyFactors', draft.socialSafetyFactors, SOCIAL_SAFETY_FACTORS),
  ];
}

/** Further requirements of a finished onboarding (spec 1 §5): nickname, a consideration, a capacity, a goal. */
export function onboardingErrors(draft: ProfileDraft): FieldError[] {
  const missing = blankErrors('nickname', draft.nickname);
  if (draft.considerations.length === 0) missing.push({ field: 'considerations', code: 'REQUIRED' });
  if (draft.capacityLevel === null) missing.push({ field: 'capacityLevel', code: 'REQUIRED' });
  if (draft.goals.length === 0) missing.push({ field: 'goals', code: 'REQUIRED' });
  return [...missing, ...profileErrors(draft)];
}
