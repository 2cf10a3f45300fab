import { checkInErrors } from '@spire/domain/checkInRules';
import { moodErrors, progressErrors } from '@spire/domain/dailyRules';
import type { FieldError } from '@spire/domain/errorCodes';
import { lengthErrors, optionErrors, textErrors } from '@spire/domain/fieldChecks';
import { ACTIVITY_KINDS } from '@spire/domain/growth';
import { IMPORT_LIMITS, importedEntryErrors, sourceErrors } from '@spire/domain/importRules';
import { LANGUAGES } from '@spire/domain/languages';
import { EXERCISE_MARKS } from '@spire/domain/learntExercises';
import { LIMITS } from '@spire/domain/limits';
import { keysOf } from '@spire/domain/lists';
import { memoryDateErrors } from '@spire/domain/memoryDate';
import { memoryErrors } from '@spire/domain/memoryRules';
import {
  INTERACTION_TYPES,
  SUGGESTION_CATEGORIES,
  SUGGESTION_KINDS,
  SUGGESTION_SOURCES,
  TASK_PRIORITIES,
  TASK_TYPES,
} from '@spire/domain/options';
import { planErrors } from '@spire/domain/safetyPlan';
import { PACING_MORNINGS, pacingErrors } from '@spire/domain/pacing';
import { EXPOSURE_KINDS, MOST_HIDDEN, MOST_NAME, OUTCOMES } from '@spire/domain/patterns/kinds';
import { followedErrors, SCALES, stepErrors } from '@spire/domain/scales';
import { SUGGESTION_FORMS, SUGGESTIONS_IN_SET, suggestionErrors } from '@spire/domain/suggestionSet';
import { AFTER_FEELINGS, HOW_IT_WENT } from '@spire/domain/toolOptions';
import {
  expectationSessionErrors,
  planOnErrors,
  innerBalanceErrors,
  microRegulationErrors,
  selfPriorityErrors,
  socialSupportErrors,
} from '@spire/domain/toolRules';
import { SUGGESTION_WHYS, WISH_GROUPS } from '@spire/domain/wishGroups';
import { instantErrors, pastDateErrors } from '@spire/graph-shared/export/instantErrors';
import { at, repeatErrors } from '@spire/graph-shared/export/readPart';
import type { RecordsPart } from '@spire/graph-shared/export/recordsPart';
import { voiceErrors } from '../memory/memory.files.ts';

type Entry<List extends keyof RecordsPart> = RecordsPart[List][number];
type Rules = { [List in keyof RecordsPart]: (entry: Entry<List>, now: Date) => FieldError[] };

const optional = (field: string, id: string | null, known: readonly string[]) =>
  id === null ? [] : optionErrors(field, id, known);

function heardErrors({ about, guesses, whys }: NonNullable<Entry<'suggestionSets'>['heard']>, count: number) {
  return [
    ...optional('about', about, WISH_GROUPS),
    ...guesses.flatMap((each) => optionErrors('guesses', each, WISH_GROUPS)),
    ...whys.flatMap((each) => optional('whys', each, SUGGESTION_WHYS)),
    ...(whys.length === count ? [] : [{ field: 'whys', code: 'INVALID' } as const]),
  ];
}

function recordErrors(activity: Entry<'toolActivities'>): FieldError[] {
  switch (activity.tool) {
    case 'inner_balance':
      return [
        ...innerBalanceErrors(activity.record),
        ...optional('feltAfter', activity.record.feltAfter, keysOf(AFTER_FEELINGS)),
      ];
    case 'micro_regulation':
      return microRegulationErrors(activity.record);
    case 'social_support':
      return socialSupportErrors(activity.record);
    case 'self_priority':
      return selfPriorityErrors(activity.record);
  }
}

/** The most letters of the name of something that days hold: what another app calls an activity may be longer. */
const nameLimit = (kind: string) => (kind === 'activity' ? IMPORT_LIMITS.name : MOST_NAME);

/** A pair of something that days hold and how they are. */
function pairErrors(field: string, pair: Entry<'ownStory'>['question']): FieldError[] {
  if (pair === null) return [];
  const { kind, name } = pair.exposure;
  return [
    ...optionErrors(`${field}.exposure.kind`, kind, EXPOSURE_KINDS),
    ...(name === null ? [] : lengthErrors(`${field}.exposure.name`, name, nameLimit(kind))),
    ...optionErrors(`${field}.outcome`, pair.outcome, OUTCOMES),
  ];
}

/** Reasons to refuse a single write of each, but for its age; `timeErrors` asks of the times that all have. */
const RULES: Rules = {
  checkIns: checkInErrors,
  moods: ({ mood }) => moodErrors(mood),
  dailyProgress: progressErrors,
  memories: (each, now) => [
    ...memoryErrors(each),
    ...memoryDateErrors(each.date, now),
    ...(each.morePictures.length < LIMITS.memoryPictures
      ? []
      : [{ field: 'morePictures', code: 'TOO_MANY', limit: LIMITS.memoryPictures } as const]),
    ...each.morePictures.flatMap(({ text }) => lengthErrors('morePictures', text, LIMITS.title)),
    ...(each.voicePath === null ? [] : voiceErrors(each.voicePath.split('/')[0] ?? '', each.voicePath)),
    ...(each.writtenOn === null ? [] : pastDateErrors('writtenOn', each.writtenOn, now)),
  ],
  suggestionInteractions: (each) => [
    ...textErrors('suggestionText', each.suggestionText, LIMITS.freeText),
    ...optionErrors('suggestionType', each.suggestionType, SUGGESTION_KINDS),
    ...optionErrors('interactionType', each.interactionType, INTERACTION_TYPES),
    ...optional('category', each.category, SUGGESTION_CATEGORIES),
  ],
  suggestionSets: ({ suggestions, heard, ...each }) => [
    ...(heard === null
      ? []
      : heardErrors(heard, suggestions.length).map((error) => ({ ...error, field: `heard.${error.field}` }))),
    ...(suggestions.length === 0 ? [{ field: 'suggestions', code: 'REQUIRED' } as const] : []),
    ...(suggestions.length > SUGGESTIONS_IN_SET
      ? [{ field: 'suggestions', code: 'TOO_MANY', limit: SUGGESTIONS_IN_SET } as const]
      : []),
    ...suggestions.flatMap((suggestion, index) => at('suggestions', index, suggestionErrors(suggestion))),
    ...(each.number < 1 || each.number > LIMITS.suggestionsPerDay
      ? [{ field: 'number', code: 'OUT_OF_RANGE', limit: LIMITS.suggestionsPerDay } as const]
      : []),
    ...optionErrors('form', each.form, SUGGESTION_FORMS),
    ...optionErrors('language', each.language, LANGUAGES),
  ],
  tasks: (each) => [
    ...textErrors('text', each.text, LIMITS.freeText),
    ...optionErrors('type', each.type, TASK_TYPES),
    ...optionErrors('priority', each.priority, TASK_PRIORITIES),
    ...optionErrors('source', each.source, SUGGESTION_SOURCES),
  ],
  toolActivities: (each) => recordErrors(each).map((error) => ({ ...error, field: `record.${error.field}` })),
  expectationSessions: (each, now) => [
    ...expectationSessionErrors(each),
    ...planOnErrors(each.planOn, now),
    ...optional('howItWent', each.howItWent, HOW_IT_WENT),
  ],
  helpDays: () => [],
  safetyPlan: planErrors,
  ownStory: ({ question, hidden, trial }) => [
    ...pairErrors('question', question),
    ...hidden.flatMap((pair, index) => pairErrors(`hidden.${index}`, pair)),
    ...(hidden.length > MOST_HIDDEN ? [{ field: 'hidden', code: 'TOO_MANY', limit: MOST_HIDDEN } as const] : []),
    ...pairErrors('trial', trial),
  ],
  pacingDays: (each) => [
    ...pacingErrors(each),
    ...pacingErrors({ room: each.shownRoom, things: [] }),
    ...optional('morning', each.morning, PACING_MORNINGS),
  ],
  followedScales: ({ scales }) => followedErrors(scales),
  scaleEntries: (each) => [...optionErrors('scale', each.scale, SCALES), ...stepErrors(each.value)],
  diaryImports: ({ source }) => sourceErrors(source),
  importedEntries: (each, now) => [...importedEntryErrors(each, now), ...sourceErrors(each.source)],
  exerciseMarks: (each) => [
    ...textErrors('exercise', each.exercise, LIMITS.title),
    ...optionErrors('kind', each.kind, EXERCISE_MARKS),
  ],
  restDays: () => [],
  activities: ({ kind }) => optionErrors('kind', kind, ACTIVITY_KINDS),
};

/** Unique keys: the id everywhere, and the database's other unique constraints. */
const KEYS: { [List in keyof RecordsPart]: ((entry: Entry<List>) => string)[] } = {
  checkIns: [({ id }) => id, ({ date }) => date],
  moods: [({ id }) => id, ({ date }) => date],
  dailyProgress: [({ date }) => date],
  memories: [({ id }) => id],
  suggestionInteractions: [
    ({ id }) => id,
    // A suggestion counts once a day (trap 58), and is liked once; it can be generated again and again.
    ({ id, interactionType, date, suggestionText }) =>
      interactionType === 'generated'
        ? id
        : `${interactionType} ${interactionType === 'completed' ? date : ''} ${suggestionText}`,
  ],
  suggestionSets: [({ id }) => id, ({ date, number }) => `${date} ${number}`],
  tasks: [({ id }) => id, ({ date, type }) => `${date} ${type}`],
  toolActivities: [({ id }) => id],
  expectationSessions: [({ id }) => id],
  helpDays: [(date) => date],
  safetyPlan: [() => 'own'],
  ownStory: [() => 'own'],
  pacingDays: [({ date }) => date],
  followedScales: [() => 'own'],
  scaleEntries: [({ date, scale }) => `${date} ${scale}`],
  diaryImports: [({ id }) => id],
  importedEntries: [({ id }) => id],
  exerciseMarks: [({ id }) => id],
  restDays: [(date) => date],
  activities: [({ kind, recordId }) => `${kind} ${recordId}`],
};

/** The instants that entries have. */
const INSTANTS = ['createdAt', 'updatedAt', 'completedAt', 'finishedAt', 'undoneAt', 'at'] as const;

type Times = Partial<Record<(typeof INSTANTS)[number], string | null>> & { date?: string | null };

/** Lists whose dates may be from before there was Spire: their own rules ask of them. */
const OLDER: readonly (keyof RecordsPart)[] = ['memories', 'importedEntries'];

/** Which times of an entry lie ahead. */
function timeErrors(list: keyof RecordsPart, entry: string | Times, now: Date): FieldError[] {
  if (typeof entry === 'string') return pastDateErrors('date', entry, now);
  const date = OLDER.includes(list) ? null : (entry.date ?? null);
  return [
    ...(date === null ? [] : pastDateErrors('date', date, now)),
    ...instantErrors(Object.fromEntries(INSTANTS.map((name) => [name, entry[name] ?? null])), now),
  ];
}

function* listErrors<List extends keyof RecordsPart>(part: RecordsPart, list: List, now: Date): Generator<FieldError> {
  const entries: readonly Entry<List>[] = part[list];
  for (const [index, entry] of entries.entries())
    yield* at(list, index, [...RULES[list](entry, now), ...timeErrors(list, entry, now)]);
  for (const keyOf of KEYS[list]) yield* repeatErrors(list, entries, keyOf);
}

/** Everything wrong with records that somebody wants to bring in: the rules of single writes but that of 30 days (D18). */
export function* recordsErrors(part: RecordsPart, now: Date): Generator<FieldError> {
  for (const list of Object.keys(RULES) as (keyof RecordsPart)[]) yield* listErrors(part, list, now);
  yield* limitErrors(part);
  const imports = new Set(part.diaryImports.map(({ id }) => id));
  for (const [index, { importId }] of part.importedEntries.entries())
    if (!imports.has(importId)) yield { field: `importedEntries.${index}.importId`, code: 'INVALID' };
}

/** Suggestions generated beyond a date's limit, and those counted with a set that is not there. */
function* limitErrors({ suggestionSets, suggestionInteractions }: RecordsPart): Generator<FieldError> {
  const dates = new Map(suggestionSets.map(({ id, date }) => [id, date]));
  const generated = new Map<string, number>();
  for (const { date } of suggestionSets) generated.set(date, (generated.get(date) ?? 0) + 1);
  for (const [index, { interactionType, date, setId }] of suggestionInteractions.entries()) {
    if (setId !== null) {
      if (interactionType !== 'generated' || dates.get(setId) !== date)
        yield { field: `suggestionInteractions.${index}.setId`, code: 'INVALID' };
      continue;
    }
    if (interactionType !== 'generated') continue;
    const count = (generated.get(date) ?? 0) + 1;
    generated.set(date, count);
    if (count === LIMITS.suggestionsPerDay + 1)
      yield { field: `suggestionInteractions.${index}`, code: 'TOO_MANY', limit: LIMITS.suggestionsPerDay };
  }
}
