import { describeForLog } from '@spire/graph-kit/errors';
import type { Log } from '@spire/graph-kit/log';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { NOBODY } from '@spire/graph-kit/sealing/vault';
import type { SuggestionSet } from '@spire/graph-shared/suggestionSet';
import { readWeight, readWeighty } from '@spire/language/readers';
import { readCrisis } from '@spire/language/readCrisis';
import type { Facts } from '../facts/facts.ts';
import { createExpectationService } from '../expectation/expectation.service.ts';
import { createBoundaryService } from '../boundary/boundary.service.ts';
import { createMicroExerciseService } from '../micro-exercise/microExercise.service.ts';
import { createSuggestionService } from '../suggestion/suggestion.service.ts';
import type { SuggestionSets } from '../suggestion/suggestionSets.adapter.ts';
import { createTaskService } from '../task/task.service.ts';
import { createAnswering } from './answering.ts';
import type { TextWriter } from './textWriter.ts';

const WORDS = 'Noe rolig i kveld. Jeg er sliten';

/** A person who does not exist, with a little of what the texts of a day are chosen by. */
const FACTS: Facts = {
  ...{ userId: NOBODY, date: '2026-05-20', partOfDay: 'evening', mode: 'ordinary' },
  ...{ helpKind: null, weight: null, language: 'no', hasProfile: true, nickname: '', considerations: ['fatigue'] },
  ...{ goals: ['peace'], avoid: [], socialSafetyFactors: [], specificChallenge: '', capacity: 'limited' },
  checkIn: {
    ...{ whatIsGood: ['takknemlighet'], whatIsGoodText: WORDS, lookingForward: [], lookingForwardText: '' },
    ...{ needMore: ['ro'], needMoreText: '' },
  },
  ...{
    contacts: [],
    recentTexts: ['Drikk et glass vann.'],
    recentTasks: [],
    learnt: [],
    memories: [],
    plannedHelps: [],
    isAiAllowed: false,
  },
};

/** Nothing is counted or stored. */
const SETS: SuggestionSets = {
  begin: () => Promise.resolve({ number: 1, stored: null }),
  finish: (id, { suggestions }) => Promise.resolve({ id, suggestions } as unknown as SuggestionSet),
  drop: () => Promise.resolve(),
};

/** The built-in text of each kind, asked of no provider and noted nowhere. */
const WRITER: TextWriter = {
  write: async (asked) => ({ ...(await asked.builtIn()), source: 'built_in' }),
  note: () => undefined,
};

function rehearsals(): Record<'texts' | 'wish', (() => Promise<unknown>)[]> {
  const answering = createAnswering({
    readFacts: () => Promise.resolve(FACTS),
    notes: { noteHelp: () => Promise.resolve(true), noteWeight: () => Promise.resolve(null) },
    writer: WRITER,
    takeOne: () => Promise.resolve(0),
  });
  const context = { claims: { sub: NOBODY }, timeZone: 'UTC', now: new Date() } as RequestContext;
  const asked = { language: FACTS.language, isHelpSeen: false };
  const suggestions = createSuggestionService(answering, SETS);
  const seed = () => 1;
  const texts = [
    () => readCrisis(WORDS),
    () => readWeighty(WORDS),
    () => readWeight(WORDS),
    () => suggestions.generateOne(asked, context),
    () => suggestions.generateThree(asked, context),
    () => createTaskService(answering, seed).write(asked, context),
    () => createMicroExerciseService(answering, seed).write({ ...asked, previousTitles: [] }, context),
    () =>
      createExpectationService(answering, seed).write(
        { ...asked, whatToDo: WORDS, whatCanGoBetter: WORDS, howToFeelGood: WORDS, desiredFeeling: 'rolig' },
        context,
      ),
    () => createBoundaryService(answering, seed).write({ ...asked, shouldDo: WORDS, needInstead: WORDS }, context),
  ];
  return { texts, wish: [() => suggestions.generateThree({ ...asked, prompt: WORDS }, context)] };
}

async function rehearse(
  what: keyof ReturnType<typeof rehearsals>,
  pause: () => Promise<void>,
  log: Log,
): Promise<void> {
  for (const each of rehearsals()[what]) {
    await pause();
    await each().catch((error: unknown) => log.warn({ error: describeForLog(error) }, 'A text was not rehearsed'));
  }
}

/**
 * Reads a text and writes the day's built-in ones for nobody, so that the first person to ask waits hardly longer than
 * the next: classifiers and word lists are loaded with the first request otherwise. It waits for the given pause before
 * each step.
 */
export const rehearseTexts = (pause: () => Promise<void>, log: Log): Promise<void> => rehearse('texts', pause, log);

/** Answers a wish in nobody's words. It keeps 33 MB more, which is nothing to take while nobody is there. */
export const rehearseWish = (pause: () => Promise<void>, log: Log): Promise<void> => rehearse('wish', pause, log);
