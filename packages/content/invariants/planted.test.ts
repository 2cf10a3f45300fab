import { BREATHING } from '../src/exercises/breathing.ts';
import type { Exercise } from '../src/exercises/exercise.ts';
import { MOVEMENT } from '../src/exercises/movement.ts';
import { SENSORY } from '../src/exercises/sensory.ts';
import { MESSAGE_SENTENCES } from '../src/companyMessages.ts';
import { EXPECTATION_TEXTS, WEIGHT_THOUGHTS } from '../src/expectationTexts.ts';
import { HARD_DAY_TEXTS } from '../src/hardDay.ts';
import { BREATHING_BREAK, IDEAS } from '../src/ideas.ts';
import { LINES_FOR_EVENT } from '../src/linesForEvent.ts';
import { MEMORY_SUGGESTIONS } from '../src/memorySuggestions.ts';
import { SEEN_SENTENCES } from '../src/seen.ts';
import { SUGGESTIONS, type Suggestion } from '../src/suggestions.ts';
import { MOVEMENT_NOTE, type Task, TASKS } from '../src/tasks.ts';
import { contraindicationInvariants } from './acrossKinds.ts';
import { companyMessageInvariants } from './companyMessages.ts';
import { eventLineInvariants } from './events.ts';
import { exerciseInvariants } from './exercises.ts';
import { expectationInvariants } from './expectations.ts';
import { hardDayInvariants, seenInvariants } from './hardDay.ts';
import type { Invariant } from './invariant.ts';
import { ideaInvariants, memoryInvariants } from './shortSuggestions.ts';
import { suggestionInvariants, titleInvariants } from './suggestions.ts';
import { taskInvariants } from './tasks.ts';

const EXERCISES = [...BREATHING, ...MOVEMENT, ...SENSORY];
const brokenOf = (invariants: readonly Invariant[]) =>
  invariants.filter(({ broken }) => broken.length > 0).map(({ says }) => says);

/** The texts with the first changed. */
function withFirst<T>(all: readonly T[], change: Partial<T>): T[] {
  const [first, ...rest] = all;
  if (first === undefined) throw new RangeError('There is no first text');
  return [{ ...first, ...change }, ...rest];
}

const said = (no: string, en: string) => ({ no, en });

test.each<[string, Partial<Exercise>, string]>([
  ['a long title', { title: said('Et to tre fire fem seks sju', 'One') }, 'A title has at most six words.'],
  ['a long time', { minutes: 4 }, 'Minutes are at most three in the lowest tier'],
  ['an order to stand', { title: said('Stå opp', 'Stand up') }, 'In the two gentle tiers nothing asks for standing'],
  ['a held breath', { title: said('Hold pusten', 'Hold your breath') }, 'The breath is never held'],
  ['a step too few', { steps: { no: ['Pust.'], en: ['Breathe.'] } }, 'There are three to six steps'],
  ['a Norwegian letter', { title: said('Dogg', 'Mist på') }, 'No Norwegian letter stands in an English text.'],
  ['a shout', { title: said('Dogg!', 'Mist') }, 'A text claims nothing medical'],
  ['a sign', { title: said('Inn/ut', 'In/out') }, 'What is heard has no figure'],
  ['a button', { title: said('Trykk på knappen', 'Press the button') }, 'What is heard points at nothing'],
  ['an id that another has', { id: BREATHING[1]?.id ?? '' }, 'An id stands once only.'],
  ['an exercise that stands', { position: 'standing' }, 'In the two gentle tiers nobody has to stand'],
])('%s is found in an exercise', (_, change, says) => {
  expect(brokenOf(exerciseInvariants(withFirst(EXERCISES, change), []))).toContainEqual(expect.stringContaining(says));
});

test('a ninth exercise is welcome, and a seventh too few', () => {
  const [first] = EXERCISES;
  if (first === undefined) throw new RangeError('There is no exercise');
  const ninth = { ...first, id: 'one-more', title: said('Helt ny', 'Brand new') };
  const tooFew = 'A file has at least 8 exercises (D30).';
  const file = EXERCISES.filter(({ category, tier }) => category === first.category && tier === first.tier);
  const others = EXERCISES.filter((each) => !file.includes(each));
  expect(brokenOf(exerciseInvariants([...EXERCISES, ninth], []))).not.toContain(tooFew);
  expect(brokenOf(exerciseInvariants([...file.slice(0, 7), ...others], []))).toContain(tooFew);
});

test.each<[string, Partial<Task>, string]>([
  ['a second sentence', { text: said('Hvil. Sov.', 'Rest. Sleep.') }, 'A task is one sentence'],
  ['a walk in bed', { text: said('Gå en tur.', 'Take a walk.') }, 'A task of the lowest tier can be done lying down'],
  ['a long time', { minutes: 6 }, 'Minutes are at most five in the lowest tier'],
  ['the same in both languages', { text: said('Hvil.', 'Hvil.') }, 'The two languages of a text differ.'],
])('%s is found in a task', (_, change, says) => {
  const planted = { ...TASKS, activity: { ...TASKS.activity, low: withFirst(TASKS.activity.low, change) } };
  expect(brokenOf(taskInvariants(planted, MOVEMENT_NOTE))).toContainEqual(expect.stringContaining(says));
});

test.each<[string, Partial<Suggestion>, string]>([
  ['one sentence', { text: said('Hvil.', 'Rest.') }, 'A suggestion has two to four sentences.'],
  ['a long time', { minutes: 30, capacity: 'low' }, 'A suggestion for the lowest level takes at most five minutes.'],
  ['movement that never stops', { goals: ['movement'] }, 'A suggestion for the goal movement says when to stop'],
  ['company at night', { avoid: ['social_contact'], partsOfDay: [] }, 'Nobody else is asked for anything at night'],
])('%s is found in a suggestion', (_, change, says) => {
  expect(brokenOf(suggestionInvariants(withFirst(SUGGESTIONS, change)))).toContainEqual(expect.stringContaining(says));
});

test.each([
  ['a word of bokmål', { nn: 'Eg kommer gjerne.' }, 'A nynorsk sentence has no word of bokmål.'],
  ['what cannot be said to several', { no: 'Er det din tur?' }, 'A sentence says nothing that is for one alone'],
  ['illness', { en: 'I am in pain.' }, 'A sentence tells nobody of illness'],
])('%s is found in a sentence for a message', (_, change, says) => {
  expect(brokenOf(companyMessageInvariants(withFirst(MESSAGE_SENTENCES, change)))).toEqual([
    expect.stringContaining(says),
  ]);
});

test('too few of a kind are found', () => {
  expect(brokenOf(hardDayInvariants(HARD_DAY_TEXTS.slice(0, 39)))).toContain('There are at least forty texts.');
  expect(brokenOf(ideaInvariants({ ...IDEAS, mind: IDEAS.mind.slice(0, 7) }, BREATHING_BREAK))).toContain(
    'There are at least 8 ideas (D25).',
  );
  expect(brokenOf(seenInvariants({ ...SEEN_SENTENCES, death: [] }))).toContain(
    'Each kind has at least four sentences.',
  );
  expect(brokenOf(suggestionInvariants(SUGGESTIONS.slice(0, 100)))).toContain('There are at least 120 suggestions.');
});

test('a first sentence that names violence is found', () => {
  const named = { no: 'Ingen fortjener vold.', nn: 'Ingen fortener vald.', en: 'Nobody deserves violence.' };
  expect(brokenOf(seenInvariants({ ...SEEN_SENTENCES, violence: [named, ...SEEN_SENTENCES.violence] }))).toEqual([
    'One for violence does not name it: somebody else may read the page.',
  ]);
});

test('what is said of a memory, a title, a line or a note keeps to its form', () => {
  expect(
    brokenOf(memoryInvariants(withFirst(MEMORY_SUGGESTIONS, { text: said('Husk det.', 'Remember it.') }))),
  ).toContainEqual(expect.stringContaining('A text holds {title} once'));
  expect(brokenOf(titleInvariants([said('Samme', 'Same'), said('Samme', 'Another')], []))).toContain(
    'A text stands once only.',
  );
  const lines = { ...LINES_FOR_EVENT, glad: { ...LINES_FOR_EVENT.glad, doctor: LINES_FOR_EVENT.glad.dentist } };
  expect(brokenOf(eventLineInvariants(lines))).toContain('A line is said of one event and one feeling alone.');
  const glad = {
    ...EXPECTATION_TEXTS.glad,
    learning: { text: said('Forskning viser det.', 'Research shows it.'), source: null },
  };
  expect(
    brokenOf(expectationInvariants({ ...EXPECTATION_TEXTS, glad }, { thoughts: WEIGHT_THOUGHTS, sources: [] })),
  ).toContainEqual(expect.stringContaining('A note that claims something names a source'));
});

test('a text that needs other people, or asks for food, has to say so', () => {
  const planted = [
    { id: 'with-others', avoid: ['social_contact'], text: { no: 'Inviter noen.' } },
    { id: 'with-food', text: { no: 'Spis noe.' } },
  ];
  const broken = contraindicationInvariants(planted, { suggestions: SUGGESTIONS, ideas: [] }).flatMap(
    (each) => each.broken,
  );
  expect(broken).toEqual(expect.arrayContaining(['with-others', 'with-food']));
});
