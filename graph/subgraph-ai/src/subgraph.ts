import { randomInt } from 'node:crypto';
import { openRateLimiters } from '@spire/graph-kit/rateLimiters';
import { createSubgraph, type Subgraph, type SubgraphSurroundings } from '@spire/graph-kit/subgraph';
import { AvailabilityResolver } from './availability/availability.resolver.ts';
import { BoundaryResolver } from './boundary/boundary.resolver.ts';
import { createBoundaryService } from './boundary/boundary.service.ts';
import { DayModeResolver } from './day-mode/dayMode.resolver.ts';
import { ExpectationResolver } from './expectation/expectation.resolver.ts';
import { createExpectationService } from './expectation/expectation.service.ts';
import { createFactsReader, type OtherSubgraphs } from './facts/readFacts.ts';
import { MicroExerciseResolver } from './micro-exercise/microExercise.resolver.ts';
import { createMicroExerciseService } from './micro-exercise/microExercise.service.ts';
import type { TextProvider } from './provider/textProvider.ts';
import { AI_CLASSES } from './schema.ts';
import { SocialPlanResolver } from './social-plan/socialPlan.resolver.ts';
import { createSocialPlanService } from './social-plan/socialPlan.service.ts';
import { SuggestionResolver } from './suggestion/suggestion.resolver.ts';
import { createSuggestionService } from './suggestion/suggestion.service.ts';
import { createSuggestionSets } from './suggestion/suggestionSets.adapter.ts';
import { TaskResolver } from './task/task.resolver.ts';
import { UserResolver } from './user/user.resolver.ts';
import { createTaskService } from './task/task.service.ts';
import { createAnswering, TEXTS_PER_HOUR } from './writing/answering.ts';
import { createDayNotes } from './writing/dayNotes.adapter.ts';
import { createTextWriter } from './writing/textWriter.ts';

/** A new seed for each request, so that it gets another text. */
const newSeed = () => randomInt(2 ** 32);

export interface AiSubgraphOptions extends SubgraphSurroundings, OtherSubgraphs {
  /** The external model; without one every text is a built-in one (D37). */
  provider: TextProvider | null;
  /** A file of Norwegian words, in addition to the built-in ones (D54). */
  wordList?: string | undefined;
  /** The store of the counters that several processes share. */
  redisUrl?: string | undefined;
}

/** The part of the graph that writes texts from the facts of the other parts (D23). It stores nothing itself. */
export async function createAiSubgraph(options: AiSubgraphOptions): Promise<Subgraph> {
  const { provider, redisUrl, wordList, log } = options;
  if (provider !== null)
    log.info(
      { words: wordList === undefined ? 'built-in' : 'built-in and a list' },
      'Words that are no names are known',
    );
  const limiters = await openRateLimiters(redisUrl, log);
  const readFacts = createFactsReader(options);
  const answering = createAnswering({
    readFacts,
    notes: createDayNotes(options.wellbeing),
    writer: createTextWriter({ provider, log, wordList }),
    takeOne: limiters.open('ai', TEXTS_PER_HOUR, 3600),
  });
  return createSubgraph({
    ...options,
    name: 'ai',
    classes: AI_CLASSES,
    resolvers: [
      new AvailabilityResolver(provider),
      new BoundaryResolver(createBoundaryService(answering, newSeed)),
      new DayModeResolver(readFacts),
      new ExpectationResolver(createExpectationService(answering, newSeed)),
      new MicroExerciseResolver(createMicroExerciseService(answering, newSeed)),
      new SocialPlanResolver(createSocialPlanService(answering, newSeed)),
      new SuggestionResolver(createSuggestionService(answering, createSuggestionSets(options.wellbeing))),
      new TaskResolver(createTaskService(answering, newSeed)),
      new UserResolver(),
    ],
    stop: limiters.stop,
  });
}
