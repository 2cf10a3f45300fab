import { EXPECTATION_TEXTS, WEIGHT_THOUGHTS } from '@spire/content/expectationTexts';
import { isForHardDay } from '@spire/content/hardDay';
import { LINES_FOR_EVENT } from '@spire/content/linesForEvent';
import { LOCAL_SUGGESTIONS } from '@spire/content/localSuggestions';
import { FIXED_EXERCISES, MICRO_EXERCISES } from '@spire/content/microRegulation';
import { SEEN_SENTENCES } from '@spire/content/seen';
import { SUGGESTIONS } from '@spire/content/suggestions';
import { MOVEMENT_NOTE, TASKS } from '@spire/content/tasks';
import type { TextTags } from '@spire/content/textTags';
import type { Assumption } from '@spire/domain/assumptions';
import type { DayMode } from '@spire/domain/dayMode';
import { LANGUAGES } from '@spire/domain/languages';
import { WEIGHTS } from '@spire/domain/weights';
import { createLog } from '@spire/graph-kit/log';
import { requestAt } from '@spire/graph-kit/testing/requests';
import { createBoundaryService } from '../boundary/boundary.service.ts';
import { createExpectationService } from '../expectation/expectation.service.ts';
import { readyToHear } from '../builtIn/suggestion/retrieval/hearWish.ts';
import type { Facts } from '../facts/facts.ts';
import { createMicroExerciseService } from '../micro-exercise/microExercise.service.ts';
import { createSocialPlanService } from '../social-plan/socialPlan.service.ts';
import type { SuggestionSets } from '../suggestion/suggestionSets.adapter.ts';
import { createSuggestionService } from '../suggestion/suggestion.service.ts';
import { createTaskService } from '../task/task.service.ts';
import { people } from '../testing/people.ts';
import { PLAIN_DAY } from '../testing/plainDay.ts';
import { createAnswering } from './answering.ts';
import { createTextWriter } from './textWriter.ts';

const log = createLog('test', 'silent');
const PEOPLE = people(200);
/** A sample of people, used to check that a test can fail. */
const SOME = PEOPLE.slice(0, 20);

/** Suggestions of the day that are not stored. */
const SETS: SuggestionSets = {
  begin: () => Promise.resolve({ number: 1, stored: null }),
  finish: (id, { suggestions }) =>
    Promise.resolve({
      ...{ id, number: 1, limit: 3, form: 'card', date: '2026-05-20', createdAt: new Date(0), help: null, seen: null },
      suggestions: suggestions.map((each, place) => ({ ...each, id: `${id}-${place}`, needs: [] })),
    }),
  drop: () => Promise.resolve(),
};

/** All operations that answer with a text, for one person. */
function operationsFor(facts: Facts, seed: number) {
  const answering = createAnswering({
    readFacts: () => Promise.resolve(facts),
    notes: PLAIN_DAY,
    writer: createTextWriter({ provider: null, log }),
    takeOne: () => Promise.resolve(0),
  });
  const context = requestAt();
  const request = { language: facts.language, isHelpSeen: false };
  const newSeed = () => seed;
  const suggestions = createSuggestionService(answering, SETS);
  const boundaries = createBoundaryService(answering, newSeed);
  const id = `00000000-0000-4000-8000-${String(seed).padStart(12, '0')}`;
  const draft = { shouldDo: 'Bake til basaren', needInstead: 'En stille kveld', emoji: '☕' };
  return {
    card: () => suggestions.generateOne({ ...request, id }, context),
    list: () => suggestions.generateThree({ ...request, id }, context),
    prompt: () => suggestions.generateThree({ ...request, id, prompt: PROMPTS[seed % PROMPTS.length] ?? '' }, context),
    tasks: () => createTaskService(answering, newSeed).write(request, context),
    microExercise: () =>
      createMicroExerciseService(answering, newSeed).write({ ...request, previousTitles: [] }, context),
    expectation: () =>
      createExpectationService(answering, newSeed).write(
        {
          ...request,
          ...{ whatToDo: 'Kaffe hos naboen', whatCanGoBetter: 'Det kan bli hyggelig', howToFeelGood: 'Gå når jeg vil' },
          desiredFeeling: 'glad',
        },
        context,
      ),
    socialPlan: () =>
      createSocialPlanService(answering, newSeed).write(
        { ...request, wants: ['kaffe'], contactIds: [], names: [] },
        context,
      ),
    boundary: () => boundaries.write({ ...request, ...draft }, context),
    validation: () => boundaries.validate({ ...request, ...draft, sayNoExample: 'Ikke denne gangen.' }, context),
  };
}
type Operation = keyof ReturnType<typeof operationsFor>;
type Answer = Awaited<ReturnType<ReturnType<typeof operationsFor>[Operation]>>;

const PROMPTS = ['Noe rolig i kveld', 'noe morsomt', 'I want to move a little'];
const CHOSEN = ['card', 'list', 'prompt', 'tasks', 'microExercise'] as const satisfies Operation[];
const OTHERS = ['expectation', 'socialPlan', 'boundary', 'validation'] as const satisfies Operation[];
const ALL: readonly Operation[] = [...CHOSEN, ...OTHERS];

/** The words people read of a choice. */
function textsOf(answer: Answer): string[] {
  if ('suggestions' in answer && !('message' in answer)) return answer.suggestions.map(({ text }) => text);
  if ('tasks' in answer) return answer.tasks.map(({ text }) => text);
  return 'instruction' in answer ? [answer.instruction] : [];
}

/** The tags of each text, by its words in either language. */
const TAGS = new Map<string, TextTags>([
  ...[...SUGGESTIONS].flatMap((each) => LANGUAGES.map((language) => [each.text[language], each] as const)),
  ...LOCAL_SUGGESTIONS.flatMap((each) => LANGUAGES.map((language) => [each.description[language], each] as const)),
  ...[...MICRO_EXERCISES, ...FIXED_EXERCISES].flatMap((each) =>
    LANGUAGES.map((language) => [each.instruction[language], each] as const),
  ),
  ...Object.values(TASKS)
    .flatMap((pools) => Object.values(pools).flat())
    .flatMap((each) =>
      LANGUAGES.flatMap((language) => [
        [each.text[language], each] as const,
        [`${each.text[language]} ${MOVEMENT_NOTE[language]}`, each] as const,
      ]),
    ),
]);
const tagsOf = (text: string) => TAGS.get(text) ?? {};

interface Answered {
  operation: Operation;
  facts: Facts;
  answer: Answer;
}

/** The answers of the operations on such a day. */
async function answersOn(
  change: (facts: Facts, number: number) => Partial<Facts>,
  operations: readonly Operation[],
  who: readonly Facts[] = PEOPLE,
) {
  const answers: Answered[] = [];
  for (const [number, somebody] of who.entries()) {
    const facts = { ...somebody, ...change(somebody, number) };
    const all = operationsFor(facts, number);
    for (const operation of operations) answers.push({ operation, facts, answer: await all[operation]() });
  }
  return answers;
}

// The index takes a second or two of one core, and longer on a busy machine.
beforeAll(async () => void (await readyToHear()), 90_000);

test('after help everything is answered with help, and with nothing beside it', async () => {
  const answers = await answersOn(() => ({ mode: 'afterHelp', helpKind: 'abuse' }), ALL);
  expect(answers).toHaveLength(PEOPLE.length * ALL.length);
  expect(answers.filter(({ answer }) => !('numbers' in answer) || answer.kind !== 'abuse')).toEqual([]);
});

const GLAD_LINES = Object.values(LINES_FOR_EVENT.glad).flat();
/** Whether a lift expresses gladness about the event. */
const isGlad = ({ answer, facts: { language } }: Answered): boolean =>
  'learning' in answer && GLAD_LINES.some((line) => answer.message.includes(line[language]));

/** Whether an answer has the requested number of texts. */
function isFull({ operation, answer }: Answered): boolean {
  return textsOf(answer).length === (operation === 'card' || operation === 'microExercise' ? 1 : 3);
}

test('a hard day brings what is written for hard days alone, also to whoever has told nothing else', async () => {
  const untold = { hasProfile: false, checkIn: null };
  const answers = await answersOn((_, number) => ({ mode: 'hard', ...(number % 2 === 0 ? untold : {}) }), CHOSEN);
  expect(answers.filter((each) => !isFull(each))).toEqual([]);
  expect(answers.flatMap(({ answer }) => textsOf(answer)).filter((text) => !isForHardDay(text))).toEqual([]);
});

test('a lift speaks to gladness where that is wished for, and to calm on a hard day', async () => {
  const ordinary = await answersOn(() => ({}), ['expectation'], SOME);
  expect(ordinary.filter((each) => !isGlad(each))).toEqual([]);
  const hard = await answersOn(() => ({ mode: 'hard' }), ['expectation']);
  expect(hard.filter(isGlad)).toEqual([]);
});

describe('where something weighs', () => {
  let answers: Answered[];
  beforeAll(async () => {
    const kinds = [...WEIGHTS, null];
    answers = await answersOn(
      (_, number) => ({ weight: { kind: kinds[number % kinds.length] ?? null, isNynorsk: false } }),
      ALL,
    );
  });

  test('nothing is light, and as much comes as on other days', () => {
    const chosen = answers.filter(({ operation }) => CHOSEN.some((each) => each === operation));
    expect(chosen.filter((each) => !isFull(each))).toEqual([]);
    expect(chosen.flatMap(({ answer }) => textsOf(answer)).filter((text) => tagsOf(text).isLight === true)).toEqual([]);
  });

  test('one sentence has seen what it is, in every answer; none where that is not clear', () => {
    const unseen = answers.filter(({ facts: { weight, language }, answer }) => {
      const kind = weight?.kind ?? null;
      const sentences = kind === null ? [null] : SEEN_SENTENCES[kind].map((each) => each[language]);
      return 'numbers' in answer || !sentences.some((each) => each === answer.seen);
    });
    expect(unseen).toEqual([]);
  });

  test('what is to be learnt follows it, and gladness is spoken to as calm', () => {
    const lifts = answers.filter(({ operation }) => operation === 'expectation');
    const wrong = lifts.filter(({ facts: { language, weight }, answer }) => {
      const thought = weight?.kind ? WEIGHT_THOUGHTS[weight.kind] : EXPECTATION_TEXTS.rolig.learning;
      return !('learning' in answer) || answer.learning.text !== thought.text[language];
    });
    expect(wrong).toEqual([]);
    expect(lifts.filter(isGlad)).toEqual([]);
  });
});

/** Texts people tell of themselves, and the assumptions that no longer hold then. */
const LIVES: readonly { told: string; isNotHad: readonly Assumption[] }[] = [
  { told: '', isNotHad: ['child', 'partner', 'animal', 'garden', 'job', 'snow'] },
  { told: 'Jeg sitter i rullestol', isNotHad: ['legs', 'child', 'partner', 'animal', 'garden', 'job', 'snow'] },
  { told: 'I am in hospital', isNotHad: ['outside', 'kitchen', 'child', 'partner', 'animal', 'garden', 'job', 'snow'] },
  {
    told: 'Mannen min døde i fjor, og jeg har ingen venner',
    isNotHad: ['partner', 'friend', 'child', 'animal', 'job'],
  },
  { told: 'My kids are home, I have no pets', isNotHad: ['partner', 'animal', 'garden', 'job', 'snow'] },
];

test.each(['ordinary', 'low', 'rest'] satisfies DayMode[])(
  'on a day that is "%s" nobody is presumed to have, or to be able to, what they have not told',
  async (mode) => {
    const lifeOf = (number: number) => LIVES[number % LIVES.length] ?? { told: '', isNotHad: [] };
    const answers = await answersOn((_, number) => ({ mode, specificChallenge: lifeOf(number).told }), CHOSEN);
    const presuming = answers.flatMap(({ facts, answer }) => {
      const { isNotHad = [] } = LIVES.find(({ told }) => told === facts.specificChallenge) ?? {};
      return textsOf(answer).filter((text) => tagsOf(text).assumes?.some((each) => isNotHad.includes(each)));
    });
    expect(answers.filter((each) => !isFull(each))).toEqual([]);
    expect(presuming).toEqual([]);
    // Light texts come on other days.
    expect(answers.flatMap(({ answer }) => textsOf(answer)).some((text) => tagsOf(text).isLight)).toBe(true);
  },
);
