import type { SubgraphClasses } from '@spire/graph-kit/subgraphSchema';
import { ActivityFeedResolver, ActivityResolver } from './activity/activity.resolver.ts';
import { CheckInResolver } from './check-in/checkIn.resolver.ts';
import { DailyProgressResolver } from './daily-progress/dailyProgress.resolver.ts';
import { DayResolver } from './day/day.resolver.ts';
import { ExerciseMarkResolver } from './exercise-mark/exerciseMark.resolver.ts';
import { RecordsResolver } from './export/records.resolver.ts';
import { GrowthDetailResolver, GrowthResolver } from './growth/growth.resolver.ts';
import { ExpectationSessionResolver } from './expectation-session/expectationSession.resolver.ts';
import { MemoryConnectionResolver, MemoryResolver, MemoryVersionResolver } from './memory/memory.resolver.ts';
import { MoodResolver } from './mood/mood.resolver.ts';
import { RestDayResolver } from './rest-day/restDay.resolver.ts';
import { SuggestionInteractionResolver } from './suggestion-interaction/suggestionInteraction.resolver.ts';
import { SuggestionSetResolver } from './suggestion-set/suggestionSet.resolver.ts';
import { TaskResolver } from './task/task.resolver.ts';
import { ToolActivityResolver } from './tool-activity/toolActivity.resolver.ts';
import { UserResolver } from './user/user.resolver.ts';
import { UserType } from './user/user.type.ts';

/** The classes that make up this subgraph's document. */
export const WELLBEING_CLASSES: SubgraphClasses = {
  resolvers: [
    ActivityFeedResolver,
    ActivityResolver,
    CheckInResolver,
    DailyProgressResolver,
    DayResolver,
    ExerciseMarkResolver,
    GrowthDetailResolver,
    ExpectationSessionResolver,
    GrowthResolver,
    MemoryConnectionResolver,
    MemoryResolver,
    MemoryVersionResolver,
    MoodResolver,
    RecordsResolver,
    RestDayResolver,
    SuggestionInteractionResolver,
    SuggestionSetResolver,
    TaskResolver,
    ToolActivityResolver,
    UserResolver,
  ],
  entities: [UserType],
};
