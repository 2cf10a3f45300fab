import { nextCapacity, type CapacityDirection } from '@spire/domain/capacity';
import { tellOfHealth } from '@spire/domain/considerations';
import type { Language } from '@spire/domain/languages';
import type { FieldError } from '@spire/domain/errorCodes';
import { avatarErrors } from '@spire/domain/pictureBucket';
import { blankProfile, onboardingErrors, profileErrors } from '@spire/domain/profileRules';
import type { Claims } from '@spire/graph-kit/claims';
import { ApplicationError, refuseWhenWrong } from '@spire/graph-kit/errors';
import { storableErrors } from '@spire/graph-kit/texts';
import type { Reading } from '../person/person.store.ts';
import type { SaveProfileInput } from './profile.input.ts';
import type { ProfileChanges, ProfileStore } from './profile.store.ts';
import type { Profile } from './profile.type.ts';

export interface ProfileService {
  /** The person's profile; null before the first save. */
  find(request: Reading): Promise<Profile | null>;
  /**
   * Changes the fields that were sent and no other. Refuses with every wrong field at once (D16, D17); a finished
   * onboarding must hold, and keep holding, what spec 1 §5 asks for, but for what the short start left open (D68).
   */
  save(claims: Claims, input: SaveProfileInput, now: Date): Promise<Profile>;
  /** Moves the capacity exactly one level; CAPACITY_AT_LIMIT where there is none that way (D33). */
  step(claims: Claims, direction: CapacityDirection, now: Date): Promise<Profile>;
  /**
   * Lets go of what tells of the person's health, for which there is no consent any more, energy included (D93). Where
   * no consideration is left of those told, that is the one which says nothing of anyone's health.
   */
  forgetHealth(claims: Claims, now: Date): Promise<void>;
}

function emptyProfile(language: Language, now: Date): Profile {
  return {
    ...blankProfile(),
    language,
    onboardingCompleted: false,
    avatar: null,
    updatedAt: now,
  };
}

const unique = <Id>(list: readonly Id[]): Id[] => [...new Set(list)];

/** The sent fields, trimmed. Null means "not sent", but takes away the capacity level and the picture. */
function toChanges(input: SaveProfileInput, now: Date): ProfileChanges {
  const changes: ProfileChanges = { updatedAt: now };
  if (typeof input.nickname === 'string') changes.nickname = input.nickname.trim();
  if (input.language) changes.language = input.language;
  if (input.considerations) changes.considerations = unique(input.considerations);
  if (typeof input.specificChallenge === 'string') changes.specificChallenge = input.specificChallenge.trim();
  if (input.capacityLevel !== undefined) changes.capacityLevel = input.capacityLevel;
  if (input.goals) changes.goals = unique(input.goals);
  if (input.avoidSuggestions) changes.avoidSuggestions = unique(input.avoidSuggestions);
  if (input.socialSafetyFactors) changes.socialSafetyFactors = unique(input.socialSafetyFactors);
  if (typeof input.onboardingCompleted === 'boolean') changes.onboardingCompleted = input.onboardingCompleted;
  if (input.avatar !== undefined) changes.avatar = input.avatar;
  return changes;
}

/** Errors of the whole profile after a save: the short start may leave things open, and a part may be told alone. */
function wholeErrors(whole: Profile, { setup, onboardingCompleted }: SaveProfileInput, changes: object): FieldError[] {
  if (!whole.onboardingCompleted || setup === 'short') return profileErrors(whole);
  const errors = onboardingErrors(whole);
  if (onboardingCompleted === true) return errors;
  return errors.filter(({ field, code }) => code !== 'REQUIRED' || field in changes);
}

export function createProfileService(store: ProfileStore): ProfileService {
  return {
    find: (request) => store.find(request),
    save: (claims, input, now) => {
      const changes = toChanges(input, now);
      return store.change(claims, ({ profile, language }) => {
        const whole = { ...(profile ?? emptyProfile(language, now)), ...changes };
        const { nickname, specificChallenge } = whole;
        refuseWhenWrong([
          ...storableErrors({ nickname, specificChallenge }),
          ...avatarErrors(whole.avatar),
          ...wholeErrors(whole, input, changes),
        ]);
        return { changes, whole };
      });
    },
    step: (claims, direction, now) =>
      store.change(claims, ({ profile: stored }) => {
        if (stored === null) throw new ApplicationError('NOT_FOUND');
        if (stored.capacityLevel === null)
          throw new ApplicationError('VALIDATION_FAILED', [{ field: 'capacityLevel', code: 'REQUIRED' }]);
        const capacityLevel = nextCapacity(stored.capacityLevel, direction);
        if (capacityLevel === undefined) throw new ApplicationError('CAPACITY_AT_LIMIT');
        const changes = { capacityLevel, updatedAt: now };
        return { changes, whole: { ...stored, ...changes } };
      }),
    forgetHealth: async (claims, now) => {
      if ((await store.find({ claims })) === null) return;
      await store.change(claims, ({ profile, language }) => {
        const stored = profile ?? emptyProfile(language, now);
        const rest = stored.considerations.filter((id) => !tellOfHealth([id]));
        const considerations: Profile['considerations'] =
          rest.length > 0 || stored.considerations.length === 0 ? rest : ['feeling_fine'];
        const changes = { considerations, specificChallenge: '', capacityLevel: null, updatedAt: now };
        return { changes, whole: { ...stored, ...changes } };
      });
    },
  };
}
