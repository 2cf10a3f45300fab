import { CHECK_IN_FIELDS } from '@spire/domain/checkInRules';
import { MEMORY_FIELDS } from '@spire/domain/memoryRules';
import { z } from 'zod';
import { exportedFields } from './exportedFields.ts';
import {
  exportedDate,
  exportedId,
  exportedInstant,
  exportedOption,
  exportedPath,
  exportedText,
} from './exportedValues.ts';

const checkIn = z.strictObject({
  id: exportedId,
  date: exportedDate,
  ...exportedFields(CHECK_IN_FIELDS),
  createdAt: exportedInstant,
  updatedAt: exportedInstant,
});

const mood = z.strictObject({
  id: exportedId,
  date: exportedDate,
  mood: z.int().nullable(),
  createdAt: exportedInstant,
  updatedAt: exportedInstant,
});

const dailyProgress = z.strictObject({
  date: exportedDate,
  meditationMinutes: z.int(),
  waterGlasses: z.int(),
  updatedAt: exportedInstant,
});

const memory = z.strictObject({
  id: exportedId,
  ...exportedFields(MEMORY_FIELDS),
  date: exportedDate,
  createdAt: exportedInstant,
  picturePath: exportedPath.nullable(),
});

const suggestionInteraction = z.strictObject({
  id: exportedId,
  suggestionText: exportedText,
  suggestionType: exportedOption,
  interactionType: exportedOption,
  category: exportedOption.nullable(),
  date: exportedDate,
  createdAt: exportedInstant,
  setId: exportedId
    .nullable()
    .default(null)
    .meta({ description: 'The suggestion set that a generated one belongs to.' }),
});

const suggestionSet = z.strictObject({
  id: exportedId,
  date: exportedDate,
  number: z.int(),
  form: exportedOption,
  language: exportedOption,
  suggestions: z.array(
    z.strictObject({
      text: exportedText,
      title: exportedText.nullable(),
      actionText: exportedText.nullable(),
      emoji: exportedText,
      minutes: z.int().nullable(),
      category: exportedOption,
      source: exportedOption,
    }),
  ),
  heard: z
    .strictObject({
      about: exportedOption.nullable(),
      guesses: z.array(exportedOption),
      whys: z.array(exportedOption.nullable()),
    })
    .nullable()
    .default(null)
    .meta({ description: 'What a wish was taken to be about; null where none was answered.' }),
  createdAt: exportedInstant,
  finishedAt: exportedInstant,
});

const task = z.strictObject({
  id: exportedId,
  date: exportedDate,
  type: exportedOption,
  text: exportedText,
  priority: exportedOption,
  source: exportedOption,
  completedAt: exportedInstant.nullable(),
});

const completion = { id: exportedId, date: exportedDate, completedAt: exportedInstant, createdAt: exportedInstant };
const source = exportedOption.nullable();

const toolActivity = z.discriminatedUnion('tool', [
  z.strictObject({
    ...completion,
    tool: z.literal('inner_balance'),
    record: z.strictObject({
      category: exportedOption,
      activity: exportedText,
      durationMinutes: z.int().nullable(),
      feltAfter: exportedOption.nullable().default(null),
    }),
  }),
  z.strictObject({
    ...completion,
    tool: z.literal('micro_regulation'),
    record: z.strictObject({
      exercise: z.strictObject({
        type: exportedOption,
        emoji: exportedText,
        title: exportedText,
        instruction: exportedText,
        reasoning: exportedText,
      }),
      afterFeeling: exportedOption,
    }),
  }),
  z.strictObject({
    ...completion,
    tool: z.literal('social_support'),
    record: z.strictObject({
      socialWants: z.array(exportedOption),
      selectedContacts: z.array(exportedId),
      suggestion: exportedText,
      source,
    }),
  }),
  z.strictObject({
    ...completion,
    tool: z.literal('self_priority'),
    record: z.strictObject({
      shouldDo: exportedText,
      needInstead: z.strictObject({ text: exportedText, emoji: exportedOption }),
      sayNoExample: exportedText,
      validation: exportedText,
      source,
    }),
  }),
]);

const expectationSession = z.strictObject({
  ...completion,
  whatToDo: exportedText,
  whatCanGoBetter: exportedText,
  howToFeelGood: exportedText,
  desiredFeeling: exportedOption,
  // Documents of before have none.
  howItWent: exportedOption.nullable().default(null),
});

const activity = z.strictObject({
  kind: exportedOption,
  recordId: exportedId,
  date: exportedDate,
  at: exportedInstant,
});

/** A person's records (D40), each list newest first: the part of the wellbeing subgraph. */
export const recordsPart = z.strictObject({
  checkIns: z.array(checkIn),
  moods: z.array(mood),
  dailyProgress: z.array(dailyProgress),
  memories: z.array(memory),
  suggestionInteractions: z.array(suggestionInteraction),
  // Documents of version 1 have none.
  suggestionSets: z.array(suggestionSet).default([]),
  tasks: z.array(task),
  toolActivities: z.array(toolActivity),
  expectationSessions: z.array(expectationSession),
  helpDays: z
    .array(exportedDate)
    .default([])
    .meta({ description: 'Days on which help was found in what was written; without a word of it.' }),
  restDays: z.array(exportedDate),
  activities: z
    .array(activity)
    .meta({ description: 'What counts for growth, also of records that were deleted since (decision 0023).' }),
});
export type RecordsPart = z.output<typeof recordsPart>;
