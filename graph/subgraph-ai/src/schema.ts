import type { SubgraphClasses } from '@spire/graph-kit/subgraphSchema';
import { AvailabilityResolver } from './availability/availability.resolver.ts';
import { BoundaryResolver } from './boundary/boundary.resolver.ts';
import { ExpectationResolver } from './expectation/expectation.resolver.ts';
import { MicroExerciseResolver } from './micro-exercise/microExercise.resolver.ts';
import { SocialPlanResolver } from './social-plan/socialPlan.resolver.ts';
import { SuggestionResolver } from './suggestion/suggestion.resolver.ts';
import { TaskResolver } from './task/task.resolver.ts';

/** The classes that make up this subgraph's document. */
export const AI_CLASSES: SubgraphClasses = {
  resolvers: [
    AvailabilityResolver,
    BoundaryResolver,
    ExpectationResolver,
    MicroExerciseResolver,
    SocialPlanResolver,
    SuggestionResolver,
    TaskResolver,
  ],
  entities: [],
};
