import { CONSIDERATIONS } from '@spire/domain/options';
import {
  AVOID_SUGGESTION_SPELLINGS,
  CONSIDERATION_SPELLINGS,
  GOAL_SPELLINGS,
  SOCIAL_SAFETY_FACTOR_SPELLINGS,
} from './profileSpellings.ts';
import { readProfile } from './readProfile.ts';
import { writeProfile } from './writeProfile.ts';

const draftOf = (body: unknown) => {
  const reading = readProfile(body);
  return 'draft' in reading ? reading.draft : reading.errors.map(({ field, code }) => `${field} ${code}`);
};

/** The options of the one-page form, in its words (spec 1 §3), and what each means (D14). */
const OLDER_FORM: [string, string][] = [
  ['Varierende dagsform', 'varying_form'],
  ['ADHD/konsentrasjon', 'adhd'],
  ['Kronisk sykdom', 'chronic_illness'],
  ['Smerter', 'chronic_pain'],
  ['Utbrenthet', 'burnout'],
  ['Hjernetåke', 'brain_fog'],
  ['Indre uro', 'indre_uro'],
  ['Stress', 'stress'],
  ['Søvnproblemer', 'sleep_problems'],
  ['Mageproblemer', 'stomach_problems'],
  ['Depresjon', 'depression'],
  ['Angst', 'anxiety'],
  ['ME/fibromyalgi/CRPS/long covid', 'me_fibro_syndromes'],
  ['Fatigue', 'fatigue'],
  ['Dårlig selvfølelse', 'self_esteem'],
  ['Dårlig samvittighet', 'guilty_conscience'],
  ['Hjernerystelse', 'brain_injury'],
  ['Vanskelig å være sosial', 'relationship_anxiety'],
  ['Har det bra, vil bevare overskuddet', 'feeling_fine'],
];

test('the nineteen texts of the one-page form are read by their meaning', () => {
  expect(OLDER_FORM).toHaveLength(19);
  const texts = OLDER_FORM.map(([text]) => text);
  const ids = OLDER_FORM.map(([, id]) => id);
  expect(draftOf({ considerations: texts })).toEqual({ considerations: ids });
});

test.each([
  ['digestive_issues', 'stomach_problems'],
  ['hjernerystelse', 'brain_injury'],
  ['social_anxiety', 'relationship_anxiety'],
])('the id %s of older screens is %s', (older, id) => {
  expect(draftOf({ considerations: [older, id] })).toEqual({ considerations: [id] });
});

test('every id of today reads as itself', () => {
  expect(draftOf({ considerations: CONSIDERATIONS })).toEqual({ considerations: CONSIDERATIONS });
});

test.each([
  ['considerations', CONSIDERATION_SPELLINGS],
  ['goals', GOAL_SPELLINGS],
  ['avoidSuggestions', AVOID_SUGGESTION_SPELLINGS],
  ['socialSafetyFactors', SOCIAL_SAFETY_FACTOR_SPELLINGS],
])('every spelling of %s means one option', (field, spellings) => {
  for (const [id, texts] of Object.entries(spellings))
    for (const text of [id, ...texts])
      expect([text, draftOf({ [field]: [`🌱 ${text}`] })]).toEqual([text, { [field]: [id] }]);
});

test.each<[object, object]>([
  [{ capacity_level: 'low' }, { capacityLevel: 'low' }],
  [{ capacityLevel: 'high', capacity_level: 'high' }, { capacityLevel: 'high' }],
  [
    { specific_challenge: 'støy', nickname: 'Kari' },
    { specificChallenge: 'støy', nickname: 'Kari' },
  ],
  [{ onboarding_completed: true }, { onboardingCompleted: true }],
  [{ language: 'norsk' }, { language: 'no' }],
  [{ language: 'engelsk' }, { language: 'en' }],
  [{ goals: ['energy', 'movement', 'peace'] }, { goals: ['movement', 'peace'] }],
  [{ avoidSuggestions: ['meditation', 'screen_use'] }, { avoidSuggestions: ['meditation', 'screen_use'] }],
  [{ avoid_suggestions: '["Meditasjon","screen use"]' }, { avoidSuggestions: ['meditation', 'screen_use'] }],
  [{ avoid_suggestions: 'meditation,  Skjermbruk,' }, { avoidSuggestions: ['meditation', 'screen_use'] }],
  [{ avoidSuggestions: '' }, { avoidSuggestions: [] }],
  [
    { social_safety_factors: ['Short meetings (under 2 hours)', 'plan'] },
    { socialSafetyFactors: ['short_meetings', 'plan'] },
  ],
  [{ userId: 'x', name: 7, nickname: null }, {}],
])('%j', (body, draft) => {
  expect(draftOf(body)).toEqual(draft);
});

test.each<[unknown, string[]]>([
  [null, ['body INVALID']],
  [{ nickname: 7, capacity_level: ['low'] }, ['nickname INVALID', 'capacity_level INVALID']],
  [{ capacity_level: 'huge', capacityLevel: null }, ['capacity_level UNKNOWN_OPTION']],
  [{ capacity_level: 'low', capacityLevel: 'high' }, ['capacity_level INVALID']],
  [{ avoid_suggestions: 'meditation,fun' }, ['avoid_suggestions UNKNOWN_OPTION']],
  [{ avoid_suggestions: { meditation: true } }, ['avoid_suggestions INVALID']],
  [{ considerations: ['stress', 7] }, ['considerations INVALID']],
  [{ considerations: 'stress' }, ['considerations INVALID']],
  [{ considerations: '["stress"]' }, ['considerations INVALID']],
  [{ goals: 'joy, peace' }, ['goals INVALID']],
  [{ goals: '' }, ['goals INVALID']],
  [{ social_safety_factors: 'plan' }, ['social_safety_factors INVALID']],
  [{ goals: Array.from({ length: 51 }, (_, index) => String(index)) }, ['goals TOO_MANY']],
  [{ language: 'klingon', onboarding_completed: 'true' }, ['onboarding_completed INVALID', 'language UNKNOWN_OPTION']],
  [{ specific_challenge: 'x'.repeat(2001) }, ['specific_challenge TOO_LONG']],
])('refused in the spelling of the caller: %j', (body, errors) => {
  expect(draftOf(body)).toEqual(errors);
});

test('a hundred thousand commas are one unknown item', () => {
  expect(draftOf({ avoidSuggestions: 'x,'.repeat(100_000) })).toEqual(['avoidSuggestions UNKNOWN_OPTION']);
});

test('a profile is answered in both casings, and can be sent back as it is', () => {
  const profile = {
    nickname: 'Kari',
    language: 'en',
    considerations: ['fatigue'],
    specificChallenge: 'støy',
    capacityLevel: 'low',
    goals: ['peace'],
    avoidSuggestions: ['exercise'],
    socialSafetyFactors: ['plan'],
    onboardingCompleted: true,
  } as const;
  const written = writeProfile(profile);
  expect(written).toEqual({
    ...profile,
    name: 'Kari',
    utfordringer: ['fatigue'],
    specific_challenge: 'støy',
    capacity_level: 'low',
    avoid_suggestions: ['exercise'],
    social_safety_factors: ['plan'],
    onboarding_completed: true,
  });
  expect(draftOf(written)).toEqual(profile);
});
