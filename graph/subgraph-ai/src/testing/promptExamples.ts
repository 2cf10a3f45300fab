import type { Language } from '@spire/domain/languages';
import type { Facts } from '../facts/facts.ts';
import { boundaryPrompt } from '../prompts/boundaryPrompt.ts';
import { boundaryValidationPrompt } from '../prompts/boundaryValidationPrompt.ts';
import { expectationPrompt } from '../prompts/expectationPrompt.ts';
import { microExercisePrompt } from '../prompts/microExercisePrompt.ts';
import { promptAnswersPrompt } from '../prompts/promptAnswersPrompt.ts';
import { type PromptFacts, promptFacts } from '../prompts/promptFacts.ts';
import { socialPlanPrompt } from '../prompts/socialPlanPrompt.ts';
import { suggestionPrompt } from '../prompts/suggestionPrompt.ts';
import { suggestionsPrompt } from '../prompts/suggestionsPrompt.ts';
import { tasksPrompt } from '../prompts/tasksPrompt.ts';
import type { Prompt } from '../provider/textProvider.ts';

const CONTACT = '33333333-3333-4333-8333-333333333333';

/** Every text a person can write, in each place, the tools and older records included. */
export type Wherever = (place: string) => string;

/** A person with something in every field, their own words as `write` gives them. */
export function factsWith(write: Wherever, change: Partial<Facts> = {}): Facts {
  return {
    userId: '11111111-1111-4111-8111-111111111111',
    date: '2026-05-20',
    partOfDay: 'evening',
    mode: 'ordinary',
    helpKind: null,
    weight: null,
    language: 'en',
    hasProfile: true,
    nickname: write('nickname'),
    considerations: ['brain_injury', 'depression'],
    goals: ['joy', 'peace'],
    avoid: ['screen_use'],
    socialSafetyFactors: ['own_pace'],
    specificChallenge: write('specificChallenge'),
    capacity: 'low',
    checkIn: {
      whatIsGood: ['glede'],
      whatIsGoodText: write('whatIsGoodText'),
      lookingForward: ['musikk'],
      lookingForwardText: write('lookingForwardText'),
      needMore: ['ro', 'natur'],
      needMoreText: write('needMoreText'),
    },
    contacts: [{ id: CONTACT, name: write('contact'), attributes: ['lytter'] }],
    recentTexts: [write('recentText')],
    recentTasks: [],
    learnt: [],
    memories: [{ id: CONTACT, title: 'Planted memory title', category: 'glede', goodnessRating: 9, effortRating: 2 }],
    plannedHelps: ['Planted memory title of a plan'],
    isAiAllowed: true,
    ...change,
  };
}

type Example = (facts: PromptFacts, write: Wherever) => Prompt<unknown>;

const boundary = (write: Wherever) => ({
  shouldDo: write('shouldDo'),
  needInstead: write('needInstead'),
  emoji: write('emoji'),
});

/** Every prompt there is, asked for with `write` in each place of its own. */
export const PROMPT_EXAMPLES = {
  suggestion: (facts) => suggestionPrompt(facts),
  suggestions: (facts) => suggestionsPrompt(facts),
  prompt_answers: (facts, write) => promptAnswersPrompt(facts, write('wish')),
  tasks: (facts) => tasksPrompt(facts),
  boundary: (facts, write) => boundaryPrompt(facts, boundary(write)),
  boundary_validation: (facts, write) =>
    boundaryValidationPrompt(facts, { ...boundary(write), sayNoExample: write('sayNoExample') }),
  micro_exercise: (facts, write) => microExercisePrompt(facts, [write('previousTitle')]),
  expectation: (facts, write) =>
    expectationPrompt(facts, {
      whatToDo: write('whatToDo'),
      whatCanGoBetter: write('whatCanGoBetter'),
      howToFeelGood: write('howToFeelGood'),
      desiredFeeling: 'rolig',
    }),
  social_plan: (facts) => socialPlanPrompt(facts, { wants: ['tur'], contactIds: [CONTACT] }),
} as const satisfies Record<string, Example>;

export const PROMPT_NAMES = Object.keys(PROMPT_EXAMPLES) as (keyof typeof PROMPT_EXAMPLES)[];

/** One of them, for a person with `write` in every place. */
export function examplePrompt(
  name: keyof typeof PROMPT_EXAMPLES,
  write: Wherever,
  change: Partial<Facts> & { language?: Language } = {},
  hide: (text: string) => string = (text) => text,
): Prompt<unknown> {
  const facts = promptFacts(factsWith(write, change), hide, () => null);
  return PROMPT_EXAMPLES[name](facts, write);
}
