import { CAPACITY_LEVELS } from '@spire/domain/capacity';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { AVOID_SUGGESTIONS, CONSIDERATIONS, GOALS, SOCIAL_SAFETY_FACTORS } from '@spire/domain/options';
import { PROFILE_SETUPS, type ProfileDraft } from '@spire/domain/profileRules';
import { REST_PATHS } from '@spire/domain/restPaths';
import { z } from 'zod';
import { type ProfileChange, readProfile } from './legacy/readProfile.ts';
import { writeProfile } from './legacy/writeProfile.ts';
import { bothCasings } from './bothCasings.ts';
import { ignoredUserId, optionId, text } from './fields.ts';
import { RestRefusal } from './restRefusal.ts';
import { operation } from '@spire/graph-kit/staticOperation';
import { route } from './restRoute.ts';

const TAG = 'Profile';

type Profile = ProfileDraft & { language: Language; onboardingCompleted: boolean };

const FIELDS = `nickname language considerations specificChallenge capacityLevel goals avoidSuggestions
  socialSafetyFactors onboardingCompleted`;
const PROFILE = operation<{ me: { profile: Profile | null } }>(`query RestProfile { me { profile { ${FIELDS} } } }`);
const HAS_PROFILE = operation<{ me: { profile: object | null } }>(
  'query RestHasProfile { me { profile { onboardingCompleted } } }',
);
const SAVE = operation<{ saveProfile: Profile }, { input: ProfileChange }>(
  `mutation RestSaveProfile($input: SaveProfileInput!) { saveProfile(input: $input) { ${FIELDS} } }`,
);

const ids = (known: readonly string[]) => z.array(optionId(known));
const profile = bothCasings({
  nickname: text,
  name: text.meta({ description: 'The nickname.' }),
  language: z.enum(LANGUAGES),
  considerations: ids(CONSIDERATIONS),
  utfordringer: ids(CONSIDERATIONS).meta({ description: 'The considerations.' }),
  specificChallenge: text,
  capacityLevel: optionId(CAPACITY_LEVELS).nullable(),
  goals: ids(GOALS),
  avoidSuggestions: ids(AVOID_SUGGESTIONS),
  socialSafetyFactors: ids(SOCIAL_SAFETY_FACTORS),
  onboardingCompleted: z.boolean(),
}).meta({ id: 'Profile', description: 'Every field in both casings.' });

const WORDS = 'Ids, or the words on screen or of an older form, in either language';
const list = z
  .array(z.string())
  .nullish()
  .meta({ description: `${WORDS}.` });
const body = z
  .looseObject({
    userId: ignoredUserId,
    nickname: text.nullish(),
    language: text.nullish().meta({ description: 'no, en, norsk or engelsk.' }),
    considerations: list,
    specificChallenge: text.nullish(),
    capacityLevel: text.nullish().meta({ description: CAPACITY_LEVELS.join(', ') }),
    goals: list,
    avoidSuggestions: z
      .union([z.array(z.string()), z.string()])
      .nullish()
      .meta({ description: `${WORDS}; a list, a JSON list in a text, or joined by commas.` }),
    socialSafetyFactors: list,
    onboardingCompleted: z
      .boolean()
      .nullish()
      .meta({ description: 'True needs nickname, considerations, capacity and goals, unless the setup is short.' }),
    setup: text.nullish().meta({
      description: `${PROFILE_SETUPS.join(', ')}: the profile comes from the short start and may leave lists empty. Not stored.`,
    }),
  })
  .meta({
    id: 'ProfileToSave',
    description: 'Any of the fields, each in camelCase or snake_case. What is not sent, or is null, stays as it is.',
  });

/** The profile in either casing (D15); settings and capacity steps have rules of their own in the graph. */
export const profileRoutes = [
  route({
    method: 'GET',
    path: REST_PATHS.userProfile,
    tag: TAG,
    summary: 'The profile, or null before there is one',
    answer: profile.nullable(),
    run: async ({ ask }) => {
      const { profile: found } = (await ask(PROFILE, {})).me;
      return found === null ? null : writeProfile(found);
    },
  }),
  route({
    method: 'POST',
    path: REST_PATHS.userProfile,
    tag: TAG,
    summary: 'Save the fields that are sent',
    body,
    reads: readProfile,
    answer: profile,
    run: async ({ ask, draft }) => writeProfile((await ask(SAVE, { input: draft })).saveProfile),
  }),
  route({
    method: 'PUT',
    path: REST_PATHS.userProfile,
    tag: TAG,
    summary: 'Change the profile there is',
    errors: ['NOT_FOUND'],
    body,
    reads: readProfile,
    answer: profile,
    run: async ({ ask, draft: input }) => {
      if ((await ask(HAS_PROFILE, {})).me.profile === null) throw new RestRefusal('NOT_FOUND');
      return writeProfile((await ask(SAVE, { input })).saveProfile);
    },
  }),
];
