import { LIMITS } from '@spire/domain/limits';
import { CONSIDERATIONS, GOALS, SOCIAL_SAFETY_FACTORS } from '@spire/domain/options';
import { SOCIAL_WANTS } from '@spire/domain/toolOptions';
import { chooseBacking } from '@spire/subgraph-ai/builtIn/boundary/chooseBacking';
import { chooseRefusals } from '@spire/subgraph-ai/builtIn/boundary/chooseRefusals';
import { chooseExpectation } from '@spire/subgraph-ai/builtIn/expectation/chooseExpectation';
import { chooseMicroExercise } from '@spire/subgraph-ai/builtIn/micro-exercise/chooseMicroExercise';
import { choosePromptAnswers } from '@spire/subgraph-ai/builtIn/suggestion/choosePromptAnswers';
import { hearWish } from '@spire/subgraph-ai/builtIn/suggestion/retrieval/hearWish';
import { chooseSocialPlan } from '@spire/subgraph-ai/builtIn/social-plan/chooseSocialPlan';
import { chooseSuggestion } from '@spire/subgraph-ai/builtIn/suggestion/chooseSuggestion';
import { chooseSuggestions } from '@spire/subgraph-ai/builtIn/suggestion/chooseSuggestions';
import { chooseTasks } from '@spire/subgraph-ai/builtIn/task/chooseTasks';
import { memorySuggestion } from '@spire/subgraph-ai/builtIn/suggestion/memorySuggestion';
import type { Facts } from '@spire/subgraph-ai/facts/facts';
import { people } from '@spire/subgraph-ai/testing/people';
import { firstTexts } from './firstTexts.ts';
import type { Figure } from './measure.ts';

const RUNS = 5;
const TIMES = 200;
const LIMIT_MS = 5;

/** As much to read as there can be: everything told, texts at their limit, three new ones eight times a day for 14 days. */
function longStory(facts: Facts): Facts {
  const text = 'sliten og urolig, vil ha ro. '.repeat(100).slice(0, LIMITS.freeText);
  const shown: string[] = [];
  while (shown.length < 14 * LIMITS.suggestionsPerDay * 3)
    shown.unshift(...chooseSuggestions({ ...facts, recentTexts: shown }, shown.length).map((each) => each.text));
  return {
    ...facts,
    considerations: CONSIDERATIONS,
    goals: GOALS,
    socialSafetyFactors: SOCIAL_SAFETY_FACTORS,
    specificChallenge: text,
    checkIn: {
      ...{ whatIsGood: [], lookingForward: [], needMore: ['ro', 'energi', 'glede'] },
      ...{ whatIsGoodText: text, lookingForwardText: text, needMoreText: text },
    },
    recentTexts: shown,
    recentTasks: [],
    contacts: Array.from({ length: 50 }, (_, place) => ({ id: String(place), name: 'Kari', attributes: ['lytter'] })),
    memories: Array.from({ length: 50 }, (_, place) => ({
      ...{ id: String(place), title: `Kveld ${place} på hytta`, category: 'ro' as const },
      ...{ goodnessRating: 9, effortRating: 1 },
    })),
  };
}

/** Milliseconds of processor time of one piece of work. */
function processorTime(work: (seed: number) => unknown): number {
  const begun = process.cpuUsage();
  for (let time = 0; time < TIMES; time += 1) work(time);
  const { system, user } = process.cpuUsage(begun);
  return (system + user) / 1000 / TIMES;
}

/** The cost of a built-in answer, for the person there is most to read of, and of the first one after a start. */
export async function ai(): Promise<Figure[]> {
  const facts = people(1).map(longStory)[0];
  if (facts === undefined) throw new RangeError('Nobody to write for');
  const prompt = facts.specificChallenge;
  const heard = await hearWish(prompt);
  const guess = { who: null, kind: null };
  const session = {
    howToFeelGood: prompt,
    desiredFeeling: 'rolig' as const,
    ahead: { about: 'everyday', event: null } as const,
  };
  const works: Record<string, (seed: number) => unknown> = {
    suggestion: (seed) => chooseSuggestion(facts, seed),
    'list of three': (seed) => chooseSuggestions(facts, seed),
    'answers to a prompt': (seed) => choosePromptAnswers(facts, { prompt, heard }, seed),
    'memory suggestion': (seed) => memorySuggestion(facts, seed),
    tasks: (seed) => chooseTasks(facts, seed),
    boundary: (seed) => chooseRefusals(facts.language, prompt, guess, seed),
    validation: (seed) => chooseBacking(facts.language, { needInstead: prompt }, seed),
    'micro exercise': (seed) => chooseMicroExercise(facts, [], seed),
    expectation: (seed) => chooseExpectation(facts, session, seed),
    'social plan': (seed) => chooseSocialPlan(facts, { wants: SOCIAL_WANTS, contactIds: ['1', '2'] }, seed),
  };
  const figures = Object.entries(works).map(([name, work]): Figure => {
    processorTime(work);
    const runs = Array.from({ length: RUNS }, () => processorTime(work));
    return { name: `built-in ${name}`, runs, unit: 'ms', limit: LIMIT_MS };
  });
  return [...figures, ...(await firstTexts())];
}
