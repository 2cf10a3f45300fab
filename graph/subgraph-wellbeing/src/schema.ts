import type { SubgraphClasses } from '@spire/graph-kit/subgraphSchema';
import { ActivityFeedResolver, ActivityResolver } from './activity/activity.resolver.ts';
import { CheckInResolver } from './check-in/checkIn.resolver.ts';
import { DailyProgressResolver } from './daily-progress/dailyProgress.resolver.ts';
import { DayResolver } from './day/day.resolver.ts';
import { PacingResolver } from './pacing/pacing.resolver.ts';
import {
  PatternExposureResolver,
  PatternResolver,
  PatternsResolver,
  PatternTrialResolver,
} from './patterns/patterns.resolver.ts';
import { ExerciseMarkResolver } from './exercise-mark/exerciseMark.resolver.ts';
import { RecordsResolver } from './export/records.resolver.ts';
import { GrowthDetailResolver, GrowthResolver } from './growth/growth.resolver.ts';
import { ExpectationSessionResolver } from './expectation-session/expectationSession.resolver.ts';
import { ImportedEntryResolver } from './imports/importedEntry.resolver.ts';
import { MemoryConnectionResolver, MemoryResolver, MemoryVersionResolver } from './memory/memory.resolver.ts';
import { MoodResolver } from './mood/mood.resolver.ts';
import { RestDayResolver } from './rest-day/restDay.resolver.ts';
import { SafetyPlanResolver } from './safety-plan/safetyPlan.resolver.ts';
import { FollowedScalesResolver } from './scales/followedScales.resolver.ts';
import { ScaleEntryResolver } from './scales/scaleEntry.resolver.ts';
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
    PacingResolver,
    PatternExposureResolver,
    PatternResolver,
    PatternsResolver,
    PatternTrialResolver,
    RecordsResolver,
    SafetyPlanResolver,
    ImportedEntryResolver,
    RestDayResolver,
    FollowedScalesResolver,
    ScaleEntryResolver,
    SuggestionInteractionResolver,
    SuggestionSetResolver,
    TaskResolver,
    ToolActivityResolver,
    UserResolver,
  ],
  entities: [UserType],
};
