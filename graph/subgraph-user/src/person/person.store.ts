import type { Claims } from '@spire/graph-kit/claims';
import { oncePerRequest } from '@spire/graph-kit/oncePerRequest';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import type { UserDatabase } from '../database.ts';
import type { Prisma, Profile, Settings } from '../generated/client.ts';

/** The claims of a reading. */
export type Reading = Pick<RequestContext, 'claims'>;

/** The one row of profile and the one of settings; null where nothing was saved yet. */
export interface StoredPerson {
  profile: Omit<Profile, 'userId'> | null;
  settings: Omit<Settings, 'userId'> | null;
}

/** Reads a person; fields of one request share a single reading. */
export type ReadPerson = (request: Reading) => Promise<StoredPerson>;

type PersonRow = NonNullable<StoredPerson['profile']> &
  NonNullable<StoredPerson['settings']> & { hasProfile: boolean; hasSettings: boolean };

/** Profile and settings in one statement: whatever shows the one needs something of the other. */
export async function readPerson(
  client: Pick<Prisma.TransactionClient, '$queryRaw'>,
  { sub }: Claims,
): Promise<StoredPerson> {
  const [row] = await client.$queryRaw<PersonRow[]>`
    select profile.user_id is not null as "hasProfile", nickname, considerations,
           specific_challenge as "specificChallenge", capacity_level as "capacityLevel", goals,
           avoid_suggestions as "avoidSuggestions", social_safety_factors as "socialSafetyFactors",
           onboarding_completed as "onboardingCompleted", avatar, profile.updated_at as "updatedAt",
           settings.user_id is not null as "hasSettings", language, brain_injury_mode as "brainInjuryMode",
           low_energy_on as "lowEnergyOn", ai_suggestions_enabled as "aiSuggestionsEnabled",
           memory_inspiration as "memoryInspiration", streak_hidden as "streakHidden",
           gentle_buzz as "gentleBuzz", theme, text_size as "textSize", calm_view as "calmView",
           motion_reduced as "motionReduced", celebration_hidden as "celebrationHidden",
           numbers_shown as "numbersShown", badges_hidden as "badgesHidden",
           questions_from as "questionsFrom", questions_off as "questionsOff"
      from (values (${sub}::uuid)) me (id)
      left join users.profile on profile.user_id = me.id
      left join users.settings on settings.user_id = me.id`;
  return { profile: row?.hasProfile === true ? row : null, settings: row?.hasSettings === true ? row : null };
}

export function createReadPerson(database: UserDatabase): ReadPerson {
  return oncePerRequest(({ claims }) => database.queryAsCaller(claims, (client) => readPerson(client, claims)));
}
