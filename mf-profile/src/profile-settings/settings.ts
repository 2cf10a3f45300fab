import { tellOfHealth } from '@spire/domain/considerations';
import type { FieldError } from '@spire/domain/errorCodes';
import type { Language } from '@spire/domain/languages';
import { SOCIAL_SAFETY_FACTORS, type SocialSafetyFactor } from '@spire/domain/options';
import { onboardingErrors } from '@spire/domain/profileRules';
import { onlyKnown, readAnswers, type Answers } from '@spire/profile-form/answers';
import type { ProfileSettingsQuery } from './ProfileSettings.generated.ts';
import type { SaveProfileInput } from './SaveSettings.generated.ts';

/** What can be changed of a profile: what onboarding asked for, and what makes company safe. */
export interface Settings extends Answers {
  socialSafetyFactors: SocialSafetyFactor[];
}

/** Reads what the account knows, or a kept draft, whatever state it is in. */
export function readSettings(value: { readonly [K in keyof Settings]?: unknown }): Settings {
  return { ...readAnswers(value), socialSafetyFactors: onlyKnown(SOCIAL_SAFETY_FACTORS, value.socialSafetyFactors) };
}

export function knownSettings({ profile, consents }: ProfileSettingsQuery['me']): Settings {
  const healthConsent = consents.some(({ kind, isGiven }) => kind === 'health' && isGiven);
  return readSettings({ ...profile, healthConsent });
}

/** What is wrong with them (spec 1 §5), and what needs a yes of its own (S2). */
export function settingsErrors(settings: Settings): FieldError[] {
  const isUnasked = !settings.healthConsent && tellOfHealth(settings.considerations);
  return [...onboardingErrors(settings), ...(isUnasked ? [{ field: 'healthConsent', code: 'REQUIRED' } as const] : [])];
}

/** What is saved of them as the profile. */
export function inputFrom({ healthConsent: _, ...settings }: Settings, language: Language): SaveProfileInput {
  return { ...settings, nickname: settings.nickname.trim(), language };
}

/** Somebody who does not exist, for the page that shows the settings without saving any (D4). */
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
