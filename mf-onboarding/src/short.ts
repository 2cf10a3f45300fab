import { tellOfHealth } from '@spire/domain/considerations';
import type { FieldError } from '@spire/domain/errorCodes';
import type { Language } from '@spire/domain/languages';
import { profileErrors } from '@spire/domain/profileRules';
import { profileOf, type Answers } from '@spire/profile-form/answers';
import type { SaveProfileInput } from './graphTypes.generated.ts';

/** The two ways to end the short start: with the energy that is told, or without. */
export type ShortIntent = 'short' | 'shortWithoutEnergy';
export const isShort = (intent: string | undefined): intent is ShortIntent =>
  intent === 'short' || intent === 'shortWithoutEnergy';

/** The error of the name, as far as it is one. */
export const nameError = (answers: Answers): FieldError | undefined =>
  profileErrors({ ...answers, socialSafetyFactors: [] }).find(({ field }) => field === 'nickname');

/** Errors where the energy is told: a missing level, and a missing yes to keeping it (D93). */
export function shortErrors({ capacityLevel, healthConsent }: Answers, intent: ShortIntent): FieldError[] {
  if (intent === 'shortWithoutEnergy') return [];
  if (capacityLevel === null) return [{ field: 'capacityLevel', code: 'REQUIRED' }];
  return healthConsent ? [] : [{ field: 'healthConsent', code: 'REQUIRED' }];
}

/** The short start's profile: what else was answered meanwhile goes along, and nothing of health without its yes. */
export function shortInput(answers: Answers, language: Language, intent: ShortIntent) {
  const { considerations, ...rest } = profileOf(answers, language);
  const isAllowed = answers.healthConsent;
  return {
    ...rest,
    capacityLevel: intent === 'short' && isAllowed ? answers.capacityLevel : null,
    considerations: isAllowed ? considerations : considerations.filter((id) => !tellOfHealth([id])),
    setup: 'short' as const,
  };
}

/** Whether a profile on its way tells of health, so that its yes goes before it. */
export const tellsOfHealth = ({ considerations, capacityLevel, setup }: SaveProfileInput): boolean =>
  tellOfHealth(considerations ?? []) || (setup === 'short' && typeof capacityLevel === 'string');
