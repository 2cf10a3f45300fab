import { CAPACITY_LEVELS, type CapacityLevel } from '@spire/domain/capacity';
import { isOneOf } from '@spire/domain/lists';
import {
  AVOID_SUGGESTIONS,
  CONSIDERATIONS,
  GOALS,
  type AvoidSuggestion,
  type Consideration,
  type Goal,
} from '@spire/domain/options';

/** What the person has answered. The language is not among it: it is chosen already and switches at once. */
export interface Answers {
  nickname: string;
  considerations: Consideration[];
  /** Whether those that tell of health may be kept; no part of the profile, but a decision of its own (S2). */
  healthConsent: boolean;
  specificChallenge: string;
  capacityLevel: CapacityLevel | null;
  goals: Goal[];
  avoidSuggestions: AvoidSuggestion[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Those entries that are among the options; anything else, such as a list of an older version, is left out. */
export function onlyKnown<const T extends readonly string[]>(options: T, list: unknown): T[number][] {
  return Array.isArray(list) ? list.filter((id) => isOneOf(options, id)) : [];
}

/** Reads a kept draft or a stored profile, whatever state it is in. */
export function readAnswers(value: { readonly [K in keyof Answers]?: unknown }): Answers {
  const { nickname, considerations, healthConsent, specificChallenge, capacityLevel, goals, avoidSuggestions } = value;
  return {
    nickname: isText(nickname) ? nickname : '',
    considerations: onlyKnown(CONSIDERATIONS, considerations),
    healthConsent: healthConsent === true,
    specificChallenge: isText(specificChallenge) ? specificChallenge : '',
    capacityLevel: isOneOf(CAPACITY_LEVELS, capacityLevel) ? capacityLevel : null,
    goals: onlyKnown(GOALS, goals),
    avoidSuggestions: onlyKnown(AVOID_SUGGESTIONS, avoidSuggestions),
  };
}

/** What is asked for: the answers, and the language, which is no answer because it switches at once. */
export type FieldId = Exclude<keyof Answers, 'healthConsent'> | 'language';
