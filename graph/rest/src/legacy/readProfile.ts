import type { CapacityLevel } from '@spire/domain/capacity';
import type { FieldError } from '@spire/domain/errorCodes';
import { optionErrors } from '@spire/domain/fieldChecks';
import { DEFAULT_LANGUAGE, LANGUAGES, parseLanguage } from '@spire/domain/languages';
import { blankProfile, PROFILE_SETUPS, profileErrors, type ProfileDraft } from '@spire/domain/profileRules';
import { flag, text } from './parsers.ts';
import {
  AVOID_SUGGESTION_SPELLINGS,
  CONSIDERATION_SPELLINGS,
  GOAL_SPELLINGS,
  SOCIAL_SAFETY_FACTOR_SPELLINGS,
} from './profileSpellings.ts';
import { type Parse, readBody, type Reading, Refusal } from './readBody.ts';
import { shownAs } from './labels.ts';
import { idsOnly, option, optionArray, optionList } from './spellings.ts';

/** The fields that were sent; what was not stays as it is. */
export type ProfileChange = Partial<ProfileDraft & { language: string; onboardingCompleted: boolean; setup: string }>;

const language: Parse<string> = (sent) =>
  typeof sent === 'string' ? (parseLanguage(sent) ?? sent) : new Refusal('INVALID');

const considerations = optionArray(CONSIDERATION_SPELLINGS);
const capacityLevel = option(
  shownAs<CapacityLevel>(({ capacityLevels: { low, limited, moderate, high } }) => ({
    low: low.title,
    limited: limited.title,
    moderate: moderate.title,
    high: high.title,
  })),
);
const goals = optionArray(GOAL_SPELLINGS);
const avoidSuggestions = optionList(AVOID_SUGGESTION_SPELLINGS);
const setup = option(idsOnly(PROFILE_SETUPS));
const socialSafetyFactors = optionArray(SOCIAL_SAFETY_FACTOR_SPELLINGS);

function languageErrors(wanted: string = DEFAULT_LANGUAGE): FieldError[] {
  return LANGUAGES.some((each) => each === wanted) ? [] : [{ field: 'language', code: 'UNKNOWN_OPTION' }];
}

/** A whole profile or any part of one, in either casing and in the words of every form there has been (D14, D15). */
export function readProfile(body: unknown): Reading<ProfileChange> {
  return readBody(
    body,
    (read) => {
      const change = {
        nickname: read('nickname', [['nickname'], text]),
        language: read('language', [['language'], language]),
        considerations: read('considerations', [['considerations'], considerations]),
        specificChallenge: read('specificChallenge', [['specificChallenge', 'specific_challenge'], text]),
        capacityLevel: read('capacityLevel', [['capacityLevel', 'capacity_level'], capacityLevel]),
        goals: read('goals', [['goals'], goals]),
        avoidSuggestions: read('avoidSuggestions', [['avoidSuggestions', 'avoid_suggestions'], avoidSuggestions]),
        socialSafetyFactors: read('socialSafetyFactors', [
          ['socialSafetyFactors', 'social_safety_factors'],
          socialSafetyFactors,
        ]),
        onboardingCompleted: read('onboardingCompleted', [['onboardingCompleted', 'onboarding_completed'], flag]),
        setup: read('setup', [['setup'], setup]),
      };
      const sent: unknown = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      return sent as ProfileChange;
    },
    (change) => [
      ...languageErrors(change.language),
      ...(change.setup === undefined ? [] : optionErrors('setup', change.setup, PROFILE_SETUPS)),
      ...profileErrors({ ...blankProfile(), ...change }),
    ],
  );
}
