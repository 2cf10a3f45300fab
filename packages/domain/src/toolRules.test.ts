import { contactErrors } from './contactRules.ts';
import { LIMITS } from './limits.ts';
import { TOOL_LIMITS } from './toolLimits.ts';
import {
  AFTER_FEELINGS,
  CONTACT_ATTRIBUTES,
  DESIRED_FEELINGS,
  EXERCISE_TYPES,
  PRIORITY_EMOJIS,
  SOCIAL_WANTS,
} from './toolOptions.ts';
import {
  completedAtErrors,
  expectationSessionErrors,
  innerBalanceErrors,
  microRegulationErrors,
  selfPriorityErrors,
  socialSupportErrors,
} from './toolRules.ts';

const LONG = 'x'.repeat(LIMITS.freeText + 1);
const told = (errors: { field: string; code: string }[]) => errors.map(({ field, code }) => `${field} ${code}`);

test('the lists are as long as the specification says', () => {
  const lists = [EXERCISE_TYPES, PRIORITY_EMOJIS, SOCIAL_WANTS, CONTACT_ATTRIBUTES];
  expect(lists.map((list) => new Set<string>(list).size)).toEqual([7, 18, 14, 20]);
  const emojis = [AFTER_FEELINGS, DESIRED_FEELINGS].map((table) => Object.values<string>(table));
  expect(emojis.map((list) => new Set(list).size)).toEqual([12, 7]);
});

test.each([
  [{ category: 'breathing', activity: 'Rolig pust', durationMinutes: null }, []],
  [{ category: 'sensory', activity: 'x', durationMinutes: TOOL_LIMITS.exerciseMinutes.max }, []],
  [
    { category: 'cognitive', activity: ' ', durationMinutes: 0 },
    ['category UNKNOWN_OPTION', 'activity REQUIRED', 'durationMinutes OUT_OF_RANGE'],
  ],
  [
    { category: '', activity: 'x'.repeat(121), durationMinutes: 2.5 },
    ['category REQUIRED', 'activity TOO_LONG', 'durationMinutes OUT_OF_RANGE'],
  ],
])('inner balance: %j', (draft, errors) => {
  expect(told(innerBalanceErrors(draft))).toEqual(errors);
});

test('micro-regulation needs an exercise and an after-feeling', () => {
  const exercise = { type: 'warmth', emoji: '😮‍💨', title: 'Varme hender', instruction: 'Gni dem', reasoning: '' };
  expect(microRegulationErrors({ exercise, afterFeeling: 'same' })).toEqual([]);
  const wrong = { type: 'sleep', emoji: 'x'.repeat(13), title: '', instruction: LONG, reasoning: LONG };
  expect(told(microRegulationErrors({ exercise: wrong, afterFeeling: '' }))).toEqual([
    'exercise.type UNKNOWN_OPTION',
    'exercise.emoji TOO_LONG',
    'exercise.title REQUIRED',
    'exercise.instruction TOO_LONG',
    'exercise.reasoning TOO_LONG',
    'afterFeeling REQUIRED',
  ]);
});

test('social support needs a want, and takes fifty contacts by their ids', () => {
  const id = '33333333-3333-4333-8333-333333333333';
  const draft = { socialWants: ['tur'], selectedContacts: Array<string>(50).fill(id), suggestion: '', source: null };
  expect(socialSupportErrors(draft)).toEqual([]);
  const wrong = { ...draft, socialWants: [], selectedContacts: [...draft.selectedContacts, id], source: 'god' };
  expect(told(socialSupportErrors(wrong))).toEqual([
    'socialWants REQUIRED',
    'selectedContacts TOO_MANY',
    'source UNKNOWN_OPTION',
  ]);
  expect(told(socialSupportErrors({ ...draft, selectedContacts: ['Per'] }))).toEqual(['selectedContacts INVALID']);
});

test.each([
  [['tur', 'tur'], ['socialWants INVALID']],
  [['vet-ikke'], ['socialWants UNKNOWN_OPTION']],
  [Array<string>(15).fill('tur'), ['socialWants TOO_MANY']],
])('wants %j', (socialWants, errors) => {
  expect(told(socialSupportErrors({ socialWants, selectedContacts: [], suggestion: '', source: 'ai' }))).toEqual(
    errors,
  );
});

test('a boundary needs what one should, what one needs, and an emoji of the list', () => {
  const draft = {
    shouldDo: 'x',
    needInstead: { text: 'y', emoji: '🛌' },
    sayNoExample: '',
    validation: '',
    source: null,
  };
  expect(selfPriorityErrors(draft)).toEqual([]);
  const wrong = {
    ...draft,
    shouldDo: '',
    needInstead: { text: ' ', emoji: '🧨' },
    sayNoExample: LONG,
    validation: LONG,
  };
  expect(told(selfPriorityErrors(wrong))).toEqual([
    'shouldDo REQUIRED',
    'needInstead.text REQUIRED',
    'needInstead.emoji UNKNOWN_OPTION',
    'sayNoExample TOO_LONG',
    'validation TOO_LONG',
  ]);
});

test('an expectation session needs its four answers', () => {
  const draft = { whatToDo: 'a', whatCanGoBetter: 'b', howToFeelGood: 'c', desiredFeeling: 'rolig' };
  expect(expectationSessionErrors(draft)).toEqual([]);
  expect(
    told(expectationSessionErrors({ whatToDo: '', whatCanGoBetter: LONG, howToFeelGood: ' ', desiredFeeling: '😊' })),
  ).toEqual([
    'whatToDo REQUIRED',
    'whatCanGoBetter TOO_LONG',
    'howToFeelGood REQUIRED',
    'desiredFeeling UNKNOWN_OPTION',
  ]);
});

test.each([
  [{ name: 'Bestemor', attributes: [...CONTACT_ATTRIBUTES] }, []],
  [{ name: ' ', attributes: [] }, ['name REQUIRED', 'attributes REQUIRED']],
  [{ name: '🌱'.repeat(LIMITS.contactName), attributes: ['walk'] }, ['attributes UNKNOWN_OPTION']],
  [{ name: '🌱'.repeat(LIMITS.contactName + 1), attributes: ['tur'] }, ['name TOO_LONG']],
])('a contact: %j', (draft, errors) => {
  expect(told(contactErrors(draft))).toEqual(errors);
});

const now = new Date('2026-05-20T10:00:00Z');
test.each([
  ['2026-05-20T10:00:00Z', true],
  ['2026-05-20T10:10:00Z', true],
  ['2026-05-20T10:10:01Z', false],
  ['2026-04-18T10:00:00Z', true],
  ['2026-04-18T09:59:59Z', false],
])('completed at %s is accepted: %s', (completedAt, isAccepted) => {
  expect(completedAtErrors(new Date(completedAt), now).length === 0).toBe(isAccepted);
});
