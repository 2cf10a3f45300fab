import type { Language } from '@spire/domain/languages';
import type { ProfileDraft } from '@spire/domain/profileRules';
import { bothCasings } from './bothCasings.ts';

/** A stored profile with every field in both casings (D15), and two under the names older clients read (spec 2 §3). */
export function writeProfile(profile: ProfileDraft & { language: Language; onboardingCompleted: boolean }) {
  const { nickname, language, considerations, specificChallenge, capacityLevel, goals } = profile;
  const { avoidSuggestions, socialSafetyFactors, onboardingCompleted } = profile;
  return bothCasings({
    nickname,
    name: nickname,
    language,
    considerations,
    utfordringer: considerations,
    specificChallenge,
    capacityLevel,
    goals,
    avoidSuggestions,
    socialSafetyFactors,
    onboardingCompleted,
  });
}
