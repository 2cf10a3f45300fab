import { CAPACITY_LEVELS } from '@spire/domain/capacity';
import { DEFAULT_LANGUAGE, parseLanguage } from '@spire/domain/languages';
import { AVOID_SUGGESTIONS, CONSIDERATIONS, GOALS, isOneOf, SOCIAL_SAFETY_FACTORS } from '@spire/domain/options';
import type { Claims } from '@spire/graph-kit/claims';
import type { UserDatabase } from '../database.ts';
import type { Profile as Row } from '../generated/client.ts';
import type { Profile } from './profile.type.ts';

/** The columns a save sends; the rest of the row stays as it is, also when two saves meet. */
export type ProfileChanges = Partial<Profile> & Pick<Profile, 'updatedAt'>;

export interface ProfileStore {
  find(claims: Claims): Promise<Profile | null>;
  /** Lets `decide` see the stored profile and answer what to write, all in one transaction. */
  change(
    claims: Claims,
    decide: (stored: Profile | null) => { changes: ProfileChanges; whole: Profile },
  ): Promise<Profile>;
}

function known<const Id extends string>(list: readonly Id[], values: readonly string[]): Id[] {
  return values.filter((value): value is Id => isOneOf(list, value));
}

function toProfile(row: Row): Profile {
  return {
    nickname: row.nickname,
    language: parseLanguage(row.language) ?? DEFAULT_LANGUAGE,
    considerations: known(CONSIDERATIONS, row.considerations),
    specificChallenge: row.specificChallenge,
    capacityLevel: isOneOf(CAPACITY_LEVELS, row.capacityLevel) ? row.capacityLevel : null,
    goals: known(GOALS, row.goals),
    avoidSuggestions: known(AVOID_SUGGESTIONS, row.avoidSuggestions),
    socialSafetyFactors: known(SOCIAL_SAFETY_FACTORS, row.socialSafetyFactors),
    onboardingCompleted: row.onboardingCompleted,
    updatedAt: row.updatedAt,
  };
}

export function createProfileStore(database: UserDatabase): ProfileStore {
  return {
    find: (claims) =>
      database.withUser(claims, async (transaction) => {
        const row = await transaction.profile.findUnique({ where: { userId: claims.sub } });
        return row === null ? null : toProfile(row);
      }),
    change: (claims, decide) =>
      database.withUser(claims, async (transaction) => {
        const userId = claims.sub;
        const stored = await transaction.profile.findUnique({ where: { userId } });
        const { changes, whole } = decide(stored === null ? null : toProfile(stored));
        const row = await transaction.profile.upsert({
          where: { userId },
          create: { ...whole, userId },
          update: changes,
        });
        return toProfile(row);
      }),
  };
}
