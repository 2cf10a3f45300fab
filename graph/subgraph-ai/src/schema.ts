import type { SubgraphClasses } from '@spire/graph-kit/subgraphSchema';
import { AvailabilityResolver } from './availability/availability.resolver.ts';
import { BoundaryResolver } from './boundary/boundary.resolver.ts';
import { DayModeResolver } from './day-mode/dayMode.resolver.ts';
import { ExpectationResolver } from './expectation/expectation.resolver.ts';
import { MicroExerciseResolver } from './micro-exercise/microExercise.resolver.ts';
import { SocialPlanResolver } from './social-plan/socialPlan.resolver.ts';
import { SuggestionResolver } from './suggestion/suggestion.resolver.ts';
import { TaskResolver } from './task/task.resolver.ts';
import { UserResolver } from './user/user.resolver.ts';
import { UserType } from './user/user.type.ts';

/** The classes that make up this subgraph's document. */
export const AI_CLASSES: SubgraphClasses = {
  resolvers: [
    AvailabilityResolver,
    BoundaryResolver,
    DayModeResolver,
    ExpectationResolver,
    MicroExerciseResolver,
    SocialPlanResolver,
    SuggestionResolver,
    TaskResolver,
    UserResolver,
  ],
  entities: [UserType],
};
