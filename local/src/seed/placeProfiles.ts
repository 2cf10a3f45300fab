import type { Language } from '@spire/domain/languages';
import { PROFILE_TEXTS } from '@spire/subgraph-user/profile/profile.texts';
import type { Client } from 'pg';
import { placeRows } from './placeRows.ts';
import type { SeedPerson } from './seedPerson.ts';

/** The names people are called by, and the challenges they describe. */
export const SEED_PROFILE_TEXTS: Record<Language, { nickname: string; specificChallenge: string }> = {
  no: { nickname: 'Ida', specificChallenge: 'Å komme i gang etter en natt med lite søvn.' },
  en: { nickname: 'Robin', specificChallenge: 'Getting going after a night of little sleep.' },
};

/** Everybody's language; onboarding is done, for those who have a profile. */
export async function placeProfiles(client: Client, people: readonly SeedPerson[]): Promise<void> {
  const rows = people
    .filter(({ hasProfile }) => hasProfile)
    .map(({ id, key, language, since }) => {
      const texts = PROFILE_TEXTS.seal(key, { userId: id, row: 'own' }, SEED_PROFILE_TEXTS[language]);
      return {
        user_id: id,
        nickname: texts.nickname,
        specific_challenge: texts.specificChallenge,
        considerations: ['fatigue', 'stress', 'sleep_problems'],
        capacity_level: 'limited',
        goals: ['peace', 'joy', 'mastery'],
        avoid_suggestions: ['exercise'],
        social_safety_factors: ['own_pace', 'can_cancel', 'short_meetings'],
        onboarding_completed: true,
        updated_at: since,
      };
    });
  await placeRows(client, 'users.profile', rows);
  await placeRows(
    client,
    'users.settings',
    people.map(({ id, language }) => ({ user_id: id, language })),
  );
}
