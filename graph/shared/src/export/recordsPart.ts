import { CHECK_IN_FIELDS } from '@spire/domain/checkInRules';
import { MEMORY_FIELDS } from '@spire/domain/memoryRules';
import { z } from 'zod';
import { exportedFields } from './exportedFields.ts';
import { expectationSession, toolActivity } from './exportedTools.ts';
import {
  exportedDate,
  exportedId,
  exportedInstant,
  exportedOldDate,
  exportedOldInstant,
  exportedMemoryDate,
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
  date: exportedMemoryDate.nullable().meta({ description: 'When it was; null where that is not known.' }),
  // In documents of before, a memory is of the day it was written down.
  writtenOn: exportedDate.nullable().default(null).meta({ description: 'The day it was written down.' }),
  createdAt: exportedInstant,
  picturePath: exportedPath.nullable(),
  morePictures: z
    .array(z.strictObject({ path: exportedPath, text: exportedText }))
    .default([])
    .meta({ description: 'Its further pictures, in their order after the first.' }),
  voicePath: exportedPath.nullable().default(null).meta({ description: 'Its voice note; null without one.' }),
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

const planCard = z.array(exportedText);

const safetyPlan = z.strictObject({
  signs: planCard,
  alone: planCard,
  places: planCard,
  people: z.array(z.strictObject({ name: exportedText, number: exportedText.nullable() })),
  safe: planCard,
  others: planCard,
  isShown: z.boolean(),
  isForSuggestions: z.boolean(),
  offerFrom: exportedDate.nullable(),
  updatedAt: exportedInstant,
});

const patternPair = {
  exposure: z.strictObject({ kind: exportedOption, name: exportedText.nullable() }),
  outcome: exportedOption,
};

const ownStory = z.strictObject({
  isPatternsOn: z.boolean(),
  isPacingOn: z.boolean(),
  question: z.strictObject(patternPair).nullable(),
  askedOn: exportedDate.nullable(),
  hidden: z.array(z.strictObject({ ...patternPair, until: exportedDate.nullable() })),
  trial: z.strictObject({ ...patternPair, firstDate: exportedDate }).nullable(),
  updatedAt: exportedInstant,
});

const pacingDay = z.strictObject({
  date: exportedDate,
  room: z.int().nullable(),
  shownRoom: z.int(),
  things: z.array(z.strictObject({ id: exportedId, name: exportedText, size: z.int(), done: z.boolean() })),
  isBig: z.boolean(),
  morning: exportedOption.nullable(),
  updatedAt: exportedInstant,
});

const scaleEntry = z.strictObject({
  date: exportedDate,
  scale: exportedOption,
  value: z.int(),
  isCarried: z.boolean(),
  createdAt: exportedInstant,
});

const followedScales = z.strictObject({
  scales: z.array(exportedOption),
  isOnHome: z.boolean(),
  updatedAt: exportedInstant,
});

const diaryImport = z.strictObject({
  id: exportedId,
  source: exportedOption,
  date: exportedDate,
  createdAt: exportedInstant,
  undoneAt: exportedInstant.nullable(),
  undoneEntries: z.int().nullable(),
});

const importedEntry = z.strictObject({
  id: exportedId,
  importId: exportedId,
  source: exportedOption,
  date: exportedOldDate,
  time: z.string().nullable().meta({ description: 'On that day’s clock, hh:mm.' }),
  moment: exportedOldInstant.nullable().meta({ description: 'Orders the entries of a day.' }),
  mood: z.int().nullable(),
  moodName: exportedText.nullable(),
  title: exportedText,
  text: exportedText,
  activities: z.array(exportedText),
  // Documents of before have none.
  toldActivities: z.array(exportedText).default([]),
  feelings: z.array(exportedText),
  pictures: z.array(exportedPath),
  createdAt: exportedInstant,
});

const exerciseMark = z.strictObject({
  id: exportedId,
  date: exportedDate,
  exercise: exportedText,
  kind: exportedOption,
  createdAt: exportedInstant,
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
  // Documents of version 6 and before have none.
  safetyPlan: z
    .array(safetyPlan)
    .max(1)
    .default([])
    .meta({ description: 'The plan for hard days, where there is one.' }),
  // Documents of version 6 and before have neither.
  ownStory: z
    .array(ownStory)
    .default([])
    .meta({ description: 'What was chosen of patterns and of the energy of days; one entry at most.' }),
  pacingDays: z.array(pacingDay).default([]),
  followedScales: z.array(followedScales).default([]),
  scaleEntries: z.array(scaleEntry).default([]),
  diaryImports: z.array(diaryImport).default([]),
  importedEntries: z.array(importedEntry).default([]),
  exerciseMarks: z.array(exerciseMark).default([]),
  restDays: z.array(exportedDate),
  activities: z
    .array(activity)
    .meta({ description: 'What counts for growth, also of records that were deleted since (decision 0023).' }),
});
export type RecordsPart = z.output<typeof recordsPart>;
