import { CAPACITY_LEVELS } from '@spire/domain/capacity';
import { isOneOf } from '@spire/domain/lists';
import { AVOID_SUGGESTIONS, CONSIDERATIONS, GOALS, SOCIAL_SAFETY_FACTORS } from '@spire/domain/options';
import type { Language } from '@spire/domain/languages';
import type { Claims } from '@spire/graph-kit/claims';
import { knownIds } from '@spire/graph-kit/knownIds';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { UserDatabase } from '../database.ts';
import { type Reading, type ReadPerson, readPerson as readWithin, type StoredPerson } from '../person/person.store.ts';
import { languageOf, writeSettings } from '../settings/settings.store.ts';
import { PROFILE_TEXTS } from './profile.texts.ts';
import type { Profile } from './profile.type.ts';

/** The columns a save sends; the rest of the row stays as it is, also when two saves meet. */
export type ProfileChanges = Partial<Profile> & Pick<Profile, 'updatedAt'>;

/** The profile, null before the first save, and the language, which is known before that. */
export interface StoredProfile {
  profile: Profile | null;
  language: Language;
}

export interface ProfileDecision {
  changes: ProfileChanges;
  whole: Profile;
}

export interface ProfileStore {
  find(request: Reading): Promise<Profile | null>;
  /** Lets `decide` see what is stored and answer what to write, all in one transaction; one at a time. */
  change(claims: Claims, decide: (stored: StoredProfile) => ProfileDecision): Promise<Profile>;
}

const placeOf = (userId: string) => ({ userId, row: 'own' });

function toStored(key: PersonKey, userId: string, { profile: row, settings }: StoredPerson): StoredProfile {
  const language = languageOf(settings);
  if (row === null) return { profile: null, language };
  const profile = {
    ...PROFILE_TEXTS.open(key, placeOf(userId), row),
    language,
    considerations: knownIds(CONSIDERATIONS, row.considerations),
    capacityLevel: isOneOf(CAPACITY_LEVELS, row.capacityLevel) ? row.capacityLevel : null,
    goals: knownIds(GOALS, row.goals),
    avoidSuggestions: knownIds(AVOID_SUGGESTIONS, row.avoidSuggestions),
    socialSafetyFactors: knownIds(SOCIAL_SAFETY_FACTORS, row.socialSafetyFactors),
    onboardingCompleted: row.onboardingCompleted,
    avatar: row.avatar,
    updatedAt: row.updatedAt,
  };
  return { profile, language };
}

export function createProfileStore(database: UserDatabase, vault: Vault, readPerson: ReadPerson): ProfileStore {
  return {
    find: async (request) => {
      const { sub } = request.claims;
      return toStored(await vault.keyOf(sub), sub, await readPerson(request)).profile;
    },
    change: async (claims, decide) => {
      const userId = claims.sub;
      const key = await vault.keyOf(userId);
      return database.transactionAsCaller(claims, async (transaction) => {
        await transaction.$queryRaw`select users.hold_my_account()::text`;
        const { changes, whole } = decide(toStored(key, userId, await readWithin(transaction, claims)));
        const { language, nickname, specificChallenge, ...plainChanges } = changes;
        const { language: _stored, ...plain } = whole;
        const sealed = PROFILE_TEXTS.seal(key, placeOf(userId), whole);
        if (language !== undefined) await writeSettings(transaction, userId, { language, updatedAt: whole.updatedAt });
        await transaction.profile.upsert({
          where: { userId },
          create: { ...plain, ...sealed, userId },
          update: {
            ...plainChanges,
            ...(nickname === undefined ? {} : { nickname: sealed.nickname }),
            ...(specificChallenge === undefined ? {} : { specificChallenge: sealed.specificChallenge }),
          },
        });
        return whole;
      });
    },
  };
}
