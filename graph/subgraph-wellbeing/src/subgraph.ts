import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { DatabasePlace } from '@spire/graph-kit/rowSecurity';
import { createSubgraph, type Subgraph, type SubgraphSurroundings } from '@spire/graph-kit/subgraph';
import { ActivityFeedResolver, ActivityResolver } from './activity/activity.resolver.ts';
import { createActivityService } from './activity/activity.service.ts';
import { createActivityStore, type DetailsOf } from './activity/activity.store.ts';
import { createCheckInDetails } from './check-in/checkInDetails.store.ts';
import { createExpectationDetails } from './expectation-session/expectationDetails.store.ts';
import { createMoodDetails } from './mood/moodDetails.store.ts';
import { createToolDetails } from './tool-activity/toolDetails.store.ts';
import type { ActivityKind } from '@spire/domain/growth';
import { CheckInResolver } from './check-in/checkIn.resolver.ts';
import { createCheckInService } from './check-in/checkIn.service.ts';
import { createCheckInStore } from './check-in/checkIn.store.ts';
import { DailyProgressResolver } from './daily-progress/dailyProgress.resolver.ts';
import { createDailyProgressService } from './daily-progress/dailyProgress.service.ts';
import { createDailyProgressStore } from './daily-progress/dailyProgress.store.ts';
import { openWellbeingDatabase } from './database.ts';
import { DayResolver } from './day/day.resolver.ts';
import { createDayService } from './day/day.service.ts';
import { createDayStore } from './day/day.store.ts';
import { ExerciseMarkResolver } from './exercise-mark/exerciseMark.resolver.ts';
import { createExerciseMarkService } from './exercise-mark/exerciseMark.service.ts';
import { createExerciseMarkStore } from './exercise-mark/exerciseMark.store.ts';
import { RecordsResolver } from './export/records.resolver.ts';
import { createRecordsService } from './export/records.service.ts';
import { createRecordsExportStore } from './export/recordsExport.store.ts';
import { createRecordsMergeStore } from './export/recordsMerge.store.ts';
import { createRecordsImportStore } from './export/recordsImport.store.ts';
import { GrowthDetailResolver, GrowthResolver } from './growth/growth.resolver.ts';
import { ExpectationSessionResolver } from './expectation-session/expectationSession.resolver.ts';
import { createExpectationSessionService } from './expectation-session/expectationSession.service.ts';
import { createExpectationSessionStore } from './expectation-session/expectationSession.store.ts';
import { createGrowthService } from './growth/growth.service.ts';
import { createGrowthStore } from './growth/growth.store.ts';
import { ImportedEntryResolver } from './imports/importedEntry.resolver.ts';
import { createHeldImportStore } from './imports/heldImport.store.ts';
import { createImportedEntryService } from './imports/importedEntry.service.ts';
import { createImportedEntryStore } from './imports/importedEntry.store.ts';
import { MemoryConnectionResolver, MemoryResolver, MemoryVersionResolver } from './memory/memory.resolver.ts';
import { createMemoryService } from './memory/memory.service.ts';
import { createMemoryStore } from './memory/memory.store.ts';
import { createMemoryTitles } from './memory/memoryTitles.store.ts';
import { MoodResolver } from './mood/mood.resolver.ts';
import { createMoodService } from './mood/mood.service.ts';
import { createMoodStore } from './mood/mood.store.ts';
import { PacingResolver } from './pacing/pacing.resolver.ts';
import { createPacingService } from './pacing/pacing.service.ts';
import { createPacingDayStore } from './pacing/pacingDay.store.ts';
import { createDayRowsStore } from './patterns/dayRows.store.ts';
import { createOwnStoryStore } from './patterns/ownStory.store.ts';
import {
  PatternExposureResolver,
  PatternResolver,
  PatternsResolver,
  PatternTrialResolver,
} from './patterns/patterns.resolver.ts';
import { createPatternsService } from './patterns/patterns.service.ts';
import { RestDayResolver } from './rest-day/restDay.resolver.ts';
import { createRestDayService } from './rest-day/restDay.service.ts';
import { createRestDayStore } from './rest-day/restDay.store.ts';
import { SafetyPlanResolver } from './safety-plan/safetyPlan.resolver.ts';
import { createSafetyPlanService } from './safety-plan/safetyPlan.service.ts';
import { createSafetyPlanStore } from './safety-plan/safetyPlan.store.ts';
import { FollowedScalesResolver } from './scales/followedScales.resolver.ts';
import { createFollowedScalesService } from './scales/followedScales.service.ts';
import { createFollowedScalesStore } from './scales/followedScales.store.ts';
import { ScaleEntryResolver } from './scales/scaleEntry.resolver.ts';
import { createScaleEntryService } from './scales/scaleEntry.service.ts';
import { createScaleEntryStore } from './scales/scaleEntry.store.ts';
import { WELLBEING_CLASSES } from './schema.ts';
import { SuggestionInteractionResolver } from './suggestion-interaction/suggestionInteraction.resolver.ts';
import { createSuggestionInteractionService } from './suggestion-interaction/suggestionInteraction.service.ts';
import { createSuggestionInteractionStore } from './suggestion-interaction/suggestionInteraction.store.ts';
import { createSuggestionTitles } from './suggestion-interaction/suggestionTitles.store.ts';
import { SuggestionSetResolver } from './suggestion-set/suggestionSet.resolver.ts';
import { createSuggestionSetService } from './suggestion-set/suggestionSet.service.ts';
import { createSuggestionSetStore } from './suggestion-set/suggestionSet.store.ts';
import { TaskResolver } from './task/task.resolver.ts';
import { createTaskService } from './task/task.service.ts';
import { createTaskStore } from './task/task.store.ts';
import { createTaskTitles } from './task/taskTitles.store.ts';
import { ToolActivityResolver } from './tool-activity/toolActivity.resolver.ts';
import { createToolActivityService } from './tool-activity/toolActivity.service.ts';
import { createToolActivityStore } from './tool-activity/toolActivity.store.ts';
import { UserResolver } from './user/user.resolver.ts';

export interface WellbeingSubgraphOptions extends SubgraphSurroundings {
  database: DatabasePlace;
  /** People's keys, for the texts that the stores seal. */
  vault: Vault;
}

/** The part of the graph that knows how a person is and what they do, from check-ins and moods to growth. */
export async function createWellbeingSubgraph(options: WellbeingSubgraphOptions): Promise<Subgraph> {
  const { vault } = options;
  const database = await openWellbeingDatabase(options.database);
  const dayStore = createDayStore(database, vault);
  const days = createDayService(dayStore);
  const growths = createGrowthService(createGrowthStore(database));
  const memories = createMemoryService(createMemoryStore(database, vault));
  const tools = createToolDetails(database, vault);
  const details: Record<ActivityKind, DetailsOf> = {
    check_in: createCheckInDetails(database, vault),
    mood: createMoodDetails(database),
    memory: createMemoryTitles(database, vault),
    suggestion: createSuggestionTitles(database, vault),
    task: createTaskTitles(database, vault),
    inner_balance: tools,
    micro_regulation: tools,
    social_support: tools,
    self_priority: tools,
    expectation_lift: createExpectationDetails(database, vault),
  };
  const followed = createFollowedScalesService(createFollowedScalesStore(database, vault));
  const story = createOwnStoryStore(database, vault);
  const rows = createDayRowsStore(database, vault);
  const toolActivities = createToolActivityStore(database, vault);
  const interactions = createSuggestionInteractionStore(database, vault);
  return createSubgraph({
    ...options,
    name: 'wellbeing',
    classes: WELLBEING_CLASSES,
    resolvers: [
      new UserResolver(),
      new ActivityFeedResolver(createActivityService(createActivityStore(database), details)),
      new ActivityResolver(),
      new CheckInResolver(createCheckInService(createCheckInStore(database, vault), dayStore)),
      new DailyProgressResolver(createDailyProgressService(createDailyProgressStore(database))),
      new DayResolver(days),
      new GrowthDetailResolver(growths),
      new GrowthResolver(growths),
      new MemoryConnectionResolver(memories),
      new MemoryVersionResolver(),
      new MemoryResolver(memories),
      new MoodResolver(createMoodService(createMoodStore(database))),
      new PacingResolver(createPacingService(createPacingDayStore(database, vault), story, rows)),
      new PatternExposureResolver(),
      new PatternResolver(),
      new PatternsResolver(
        createPatternsService({
          story,
          rows,
          vault,
          followed: async ({ claims }) => (await followed.find(claims)).scales,
        }),
      ),
      new PatternTrialResolver(),
      new RecordsResolver(
        createRecordsService(
          createRecordsExportStore(database, vault),
          createRecordsImportStore(database, vault),
          createRecordsMergeStore(database, vault),
        ),
      ),
      new ImportedEntryResolver(
        createImportedEntryService(createImportedEntryStore(database, vault)),
        createHeldImportStore(database, vault),
      ),
      new SafetyPlanResolver(createSafetyPlanService(createSafetyPlanStore(database, vault))),
      new FollowedScalesResolver(followed),
      new ScaleEntryResolver(createScaleEntryService(createScaleEntryStore(database, vault))),
      new ExerciseMarkResolver(
        createExerciseMarkService(createExerciseMarkStore(database, vault), toolActivities, interactions),
      ),
      new RestDayResolver(createRestDayService(createRestDayStore(database)), growths),
      new SuggestionInteractionResolver(createSuggestionInteractionService(interactions)),
      new SuggestionSetResolver(createSuggestionSetService(createSuggestionSetStore(database, vault), days)),
      new TaskResolver(createTaskService(createTaskStore(database, vault), days)),
      new ToolActivityResolver(createToolActivityService(toolActivities)),
      new ExpectationSessionResolver(createExpectationSessionService(createExpectationSessionStore(database, vault))),
    ],
    stop: () => database.stop(),
  });
}
