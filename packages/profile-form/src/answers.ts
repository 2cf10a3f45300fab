import { CAPACITY_LEVELS, type CapacityLevel } from '@spire/domain/capacity';
import { tellOfHealth } from '@spire/domain/considerations';
import type { FieldError } from '@spire/domain/errorCodes';
import type { Language } from '@spire/domain/languages';
import { isOneOf } from '@spire/domain/lists';
import {
  AVOID_SUGGESTIONS,
  CONSIDERATIONS,
  GOALS,
  type AvoidSuggestion,
  type Consideration,
  type Goal,
} from '@spire/domain/options';

/** The person's answers. The language is not among them: it is chosen already and switches at once. */
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

/** The entries that are among the options; any other, such as one of an older version, is left out. */
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

interface Consent {
  kind: string;
  isGiven: boolean;
}

/** Whether the person has said yes to keeping what tells of health. */
export const hasHealthConsent = (consents: readonly Consent[]): boolean =>
  consents.some(({ kind, isGiven }) => kind === 'health' && isGiven);

/** The missing consent where answers tell of health (S2). */
export function consentErrors({ healthConsent, considerations }: Answers): FieldError[] {
  return healthConsent || !tellOfHealth(considerations) ? [] : [{ field: 'healthConsent', code: 'REQUIRED' }];
}

/** The answers that are saved as the profile. */
export function profileOf<A extends Answers>({ healthConsent: _, ...profile }: A, language: Language) {
  return { ...profile, nickname: profile.nickname.trim(), language };
}

const REQUIRED = ['nickname', 'considerations', 'healthConsent', 'capacityLevel', 'goals'] as const;

/** A form's own words for what is not answered, for `words` of `useForm`; undefined for any other error. */
export function wordsForMissing(wordsOf: (field: (typeof REQUIRED)[number]) => string) {
  return ({ field, code }: FieldError): string | undefined => {
    const required = REQUIRED.find((each) => each === field);
    return code === 'REQUIRED' && required !== undefined ? wordsOf(required) : undefined;
  };
}

/** The fields of the form: the answers, and the language, which is no answer because it switches at once. */
export type FieldId = Exclude<keyof Answers, 'healthConsent'> | 'language';
