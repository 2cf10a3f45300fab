import { EVENT_OPENINGS } from '@spire/content/eventOpenings';
import { LINES_FOR_EVENT } from '@spire/content/linesForEvent';
import { screenForCrisis } from '@spire/language/crisis/screenForCrisis';
import { LANGUAGES } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { AVOID_SUGGESTIONS } from '@spire/domain/options';
import { kindOf } from '@spire/domain/eventKinds';
import { EVENTS, EVENTS_BY_WORDS, GRAVE_BY_WORDS } from '@spire/domain/readingLabels';
import { ASKERS, REQUESTED_THINGS } from '@spire/domain/refusals';
import { DESIRED_FEELINGS, PRIORITY_EMOJIS, SOCIAL_WANTS } from '@spire/domain/toolOptions';
import { WISH_GROUPS } from '@spire/domain/wishGroups';
import type { Facts } from '../facts/facts.ts';
import { guardProblems } from '../guard/guard.ts';
import type { SuggestionItem } from '../suggestion/suggestionItem.ts';
import { people, person } from '../testing/people.ts';
import { chooseBacking } from './boundary/chooseBacking.ts';
import { chooseRefusals } from './boundary/chooseRefusals.ts';
import { chooseExpectation } from './expectation/chooseExpectation.ts';
import { chooseMicroExercise } from './micro-exercise/chooseMicroExercise.ts';
import { choosePromptAnswers } from './suggestion/choosePromptAnswers.ts';
import type { Heard } from './suggestion/retrieval/heard.ts';
import { hearWish } from './suggestion/retrieval/hearWish.ts';
import { chooseSocialPlan } from './social-plan/chooseSocialPlan.ts';
import { chooseSuggestion } from './suggestion/chooseSuggestion.ts';
import { chooseSuggestions } from './suggestion/chooseSuggestions.ts';
import { chooseTasks } from './task/chooseTasks.ts';
import { memorySuggestion } from './suggestion/memorySuggestion.ts';

const PROMPTS = ['en tur', 'ro', 'venner', 'noe å tegne', 'music', 'tidy', 'breathing', ''];

const heard = new Map<string, Heard>();
beforeAll(async () => {
  for (const prompt of PROMPTS) heard.set(prompt, await hearWish(prompt));
}, 90_000);
function heardOf(prompt: string): Heard {
  const found = heard.get(prompt);
  if (found === undefined) throw new RangeError(prompt);
  return found;
}

/** One of the list, another for each number. */
function nth<Item>(list: readonly Item[], number: number): Item[] {
  return list.filter((_, place) => place === number % list.length);
}

const itemTexts = (items: readonly (SuggestionItem | null)[]) =>
  items.flatMap((item) => (item === null ? [] : [[item.text, item.title ?? [], item.actionText ?? []].flat()]));

/** Every answer of each kind for this person and number: of each, the texts that are read together. */
const ANSWERS: Record<string, (facts: Facts, number: number) => string[][]> = {
  suggestion: (facts, number) => itemTexts([chooseSuggestion(facts, number)]),
  suggestions: (facts, number) => itemTexts(chooseSuggestions(facts, number)),
  'prompt answers': (facts, number) =>
    nth(PROMPTS, number).flatMap((prompt) =>
      [null, ...nth(WISH_GROUPS, number)].flatMap((about) =>
        itemTexts(choosePromptAnswers(facts, { prompt, heard: heardOf(prompt), about }, number)),
      ),
    ),
  'memory suggestion': (facts, number) => itemTexts([memorySuggestion(facts, number)]),
  tasks: (facts, number) => chooseTasks(facts, number).map(({ text }) => [text]),
  boundary: ({ language }, number) =>
    nth(ASKERS, number).flatMap((who) =>
      nth(REQUESTED_THINGS, number)
        .flatMap((kind) => chooseRefusals(language, '', { who, kind }, number).wordings)
        .map(({ text }) => [text]),
    ),
  validation: ({ language }, number) =>
    nth(PRIORITY_EMOJIS, number).map((emoji) => {
      const { text, reminder } = chooseBacking(language, { needInstead: '', emoji }, number);
      return [text, reminder];
    }),
  'micro exercise': (facts, number) => {
    const { instruction, reasoning, title } = chooseMicroExercise(facts, [], number);
    return [[title, instruction, reasoning ?? []].flat()];
  },
  expectation: (facts, number) =>
    nth(keysOf(DESIRED_FEELINGS), number).map((desiredFeeling) => {
      const [event = null] = nth([...EVENTS, ...EVENTS_BY_WORDS, ...GRAVE_BY_WORDS], number);
      const ahead = { about: event === null ? ('other' as const) : kindOf(event), event };
      const { message, suggestions } = chooseExpectation(facts, { howToFeelGood: '', desiredFeeling, ahead }, number);
      return [message, ...suggestions];
    }),
  'social plan': (facts, number) => {
    const wants = [...nth(SOCIAL_WANTS, number), ...nth(SOCIAL_WANTS, number * 3 + 1)];
    return [chooseSocialPlan(facts, { wants, contactIds: [] }, number).sections.map(({ text }) => text)];
  },
};

test.each(Object.entries(ANSWERS))('no %s breaks the guard or reads like a crisis, for anybody (S14)', (_, answers) => {
  const broken = people(120).flatMap((facts, number) =>
    answers(facts, number)
      .map((texts) => ({ problems: guardProblems(texts, facts, { screen: screenForCrisis }), texts }))
      .filter(({ problems }) => problems.length > 0),
  );
  expect(broken).toEqual([]);
});

test('each line for an event and a feeling is for anybody, with the least capacity and everything avoided', () => {
  const broken = LANGUAGES.flatMap((language) => {
    const facts = person({ language, capacity: 'low', avoid: AVOID_SUGGESTIONS });
    return keysOf(EVENT_OPENINGS).flatMap((event) =>
      keysOf(DESIRED_FEELINGS)
        .flatMap((feeling) => LINES_FOR_EVENT[feeling][event])
        .map((line) => `${EVENT_OPENINGS[event][language]} ${line[language]}`)
        .filter((text) => guardProblems([text], facts, { screen: screenForCrisis }).length > 0),
    );
  });
  expect(broken).toEqual([]);
});
