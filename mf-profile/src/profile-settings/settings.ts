import type { FieldError } from '@spire/domain/errorCodes';
import { SOCIAL_SAFETY_FACTORS, type SocialSafetyFactor } from '@spire/domain/options';
import { onboardingErrors } from '@spire/domain/profileRules';
import { consentErrors, hasHealthConsent, onlyKnown, readAnswers, type Answers } from '@spire/profile-form/answers';
import type { ProfileSettingsQuery } from './ProfileSettings.generated.ts';

/** The changeable part of a profile: what onboarding asked for, and what makes company safe. */
export interface Settings extends Answers {
  socialSafetyFactors: SocialSafetyFactor[];
}

/** Reads what the account knows, or a kept draft, whatever state it is in. */
export function readSettings(value: { readonly [K in keyof Settings]?: unknown }): Settings {
  return { ...readAnswers(value), socialSafetyFactors: onlyKnown(SOCIAL_SAFETY_FACTORS, value.socialSafetyFactors) };
}

export const knownSettings = ({
  profile,
  consents,
}: Pick<ProfileSettingsQuery['me'], 'profile' | 'consents'>): Settings =>
  readSettings({ ...profile, healthConsent: hasHealthConsent(consents) });

/** The settings' faults (spec 1 §5), and what needs a yes of its own (S2). */
export const settingsErrors = (settings: Settings): FieldError[] => [
  ...onboardingErrors(settings),
  ...consentErrors(settings),
];

/** An invented person, for the page that shows the settings without saving any (D4). */
export const SAMPLE: Settings = {
  nickname: 'Kari',
  considerations: ['fatigue', 'stress'],
  healthConsent: true,
  specificChallenge: '',
  capacityLevel: 'limited',
  goals: ['peace', 'structure'],
  avoidSuggestions: ['exercise'],
  socialSafetyFactors: ['own_pace', 'can_cancel'],
};
