import type { ApolloCache } from '@apollo/client';
import { Kind, type FieldNode } from 'graphql';
import { operationOf, variablesOf } from '../operationOf.ts';
import { applyCacheRules } from '../cacheRules.ts';
import type { KeptWrite } from './outbox.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What is known of the person by now, what waits included. */
interface Known {
  record: (id: string | undefined) => Fields;
  person: Fields;
}

const NO_ANSWERS: Fields = {
  whatIsGood: [],
  whatIsGoodText: '',
  lookingForward: [],
  lookingForwardText: '',
  needMore: [],
  needMoreText: '',
};

const refOf = (value: unknown): string | undefined => (value as { __ref?: string } | null | undefined)?.__ref;

const GROWTH: Fields = { __typename: 'Growth' };

/** The record that a write changes, as it is known; whoever adds a kind of record to the outbox says it here. */
const RECORDS: Readonly<Record<string, (input: Fields, known: Known) => Fields>> = {
  addExpectationSession: () => ({ __typename: 'ExpectationSession', howItWent: null }),
  // It has a version once the server has it.
  addMemory: () => ({ __typename: 'Memory', picturePath: null, version: '' }),
  changeMemory: ({ id }, { record }) => ({ __typename: 'Memory', ...record(`Memory:${String(id)}`) }),
  decideConsent: () => ({ __typename: 'Consent' }),
  saveCheckIn: ({ date }, { record, person }) => {
    const todays = record(refOf(person['todaysCheckIn']));
    const made: Fields = { __typename: 'CheckIn', id: `waiting-${String(date)}`, ...NO_ANSWERS };
    return todays['date'] === date ? todays : made;
  },
  takeRestDay: (_, { record, person }) => ({ ...record(refOf(person['growth'])), ...GROWTH, isRestDayToday: true }),
  undoRestDay: (_, { record, person }) => ({ ...record(refOf(person['growth'])), ...GROWTH, isRestDayToday: false }),
  saveMood: ({ date }, { record, person }) => {
    const todays = record(refOf(person['todaysMood']));
    return todays['date'] === date ? todays : { __typename: 'Mood', id: `waiting-mood-${String(date)}` };
  },
  recordSuggestion: () => ({ __typename: 'SuggestionInteraction' }),
  saveContact: () => ({ __typename: 'Contact' }),
  saveSettings: (_, { record, person }) => ({ __typename: 'Settings', ...record(refOf(person['settings'])) }),
  saveProfile: (_, { record, person }) => ({ __typename: 'Profile', ...record(refOf(person['profile'])) }),
  tellExpectationSession: ({ id }, { record }) => ({
    __typename: 'ExpectationSession',
    ...record(`ExpectationSession:${String(id)}`),
  }),
  setTaskCompleted: ({ id }, { record }) => ({ __typename: 'Task', ...record(`Task:${String(id)}`) }),
};

/** A tool that was completed: what is not of every tool is its record. */
const toolActivity =
  (tool: string, __typename: string, nested: (input: Fields) => Fields = () => ({})) =>
  (input: Fields): Fields => {
    const { id, date, completedAt, ...record } = input;
    return {
      __typename: 'ToolActivity',
      tool,
      id,
      date,
      completedAt,
      record: { __typename, ...record, ...nested(input) },
    };
  };

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);

/** The day as it is known, or one of which nothing is. */
const dayBefore = (person: Fields, date: unknown): Fields => ({
  ...{ helpKind: null, wasHelpYesterday: false, isAllShown: false, weight: null },
  ...(person['day'] as Fields | undefined),
  __typename: 'Day',
  date,
});

/** What a write leaves behind, where its input is no part of the record that it is answered with. */
const MADE: Readonly<Record<string, (input: Fields, known: Known) => Fields | readonly Fields[]>> = {
  setAllShown: ({ date, isAllShown }, { person }) => ({ ...dayBefore(person, date), isAllShown }),
  // Of what else was found the server knows; this device knows by itself what it has set aside.
  setHelpAside: ({ date, mark }, { person }) => ({
    ...dayBefore(person, date),
    ...((mark ?? null) === null && { helpKind: null }),
  }),
  addDailyProgress: ({ date, meditationMinutes, waterGlasses }, { person }) => {
    const before = (person['dailyProgress'] ?? {}) as Fields;
    return {
      __typename: 'DailyProgress',
      date,
      meditationMinutes: numberOf(before['meditationMinutes']) + numberOf(meditationMinutes),
      waterGlasses: numberOf(before['waterGlasses']) + numberOf(waterGlasses),
    };
  },
  addInnerBalance: toolActivity('inner_balance', 'InnerBalanceRecord'),
  addMicroRegulation: toolActivity('micro_regulation', 'MicroRegulationRecord', ({ exercise }) => ({
    exercise: { __typename: 'SmallExercise', ...(exercise as Fields) },
  })),
  addSelfPriority: toolActivity('self_priority', 'SelfPriorityRecord', ({ needInstead }) => ({
    needInstead: { __typename: 'NeedInstead', ...(needInstead as Fields) },
  })),
  addSocialSupport: toolActivity('social_support', 'SocialSupportRecord'),
  replaceTasks: ({ date, tasks }, { record, person }) => {
    const before = ((person['tasks'] ?? []) as readonly unknown[]).map((each) => record(refOf(each)));
    const done = before.filter((task) => task['date'] === date && task['isCompleted'] === true);
    const made = (tasks as readonly Fields[]).map((task) => ({
      __typename: 'Task',
      isCompleted: false,
      date,
      ...task,
    }));
    return [...done, ...made];
  },
};

/** Those that answer that it is done, and no more. */
const ANSWERED_TRUE: readonly string[] = ['deleteContact', 'deleteMemory', 'removeLikedSuggestion', 'undoSuggestion'];

function knownOf(cache: ApolloCache, userId: string): Known {
  const all = cache.extract(true) as Readonly<Record<string, Fields>>;
  const record = (id: string | undefined): Fields => (id === undefined ? {} : (all[id] ?? {}));
  return { record, person: record(cache.identify({ __typename: 'User', id: userId })) };
}

const fieldOf = ({ document }: Pick<KeptWrite, 'document'>): FieldNode | undefined => {
  const first = operationOf(document)?.selectionSet.selections[0];
  return first?.kind === Kind.FIELD ? first : undefined;
};

/** What a write changes, named by the mutation's field. */
export function mutationOf(document: KeptWrite['document']): string {
  const field = fieldOf({ document });
  if (field === undefined) throw new Error('A write is one mutation');
  return field.name.value;
}

type Written = Pick<KeptWrite, 'userId' | 'mutation' | 'document' | 'input' | 'writtenAt'>;

/** The fields that a write changes as they are before it; undefined where nothing is known of its record. */
export function baseOf(cache: ApolloCache, { userId, mutation, input }: Omit<Written, 'document'>): Fields | undefined {
  const known = knownOf(cache, userId);
  const record = RECORDS[mutation]?.(input as Fields, known);
  const isFirst = mutation === 'saveCheckIn' && known.person['todaysCheckIn'] === undefined;
  if (record === undefined || isFirst) return undefined;
  const fields = Object.keys(input).filter((field) => record[field] !== undefined);
  return fields.length === 0 ? undefined : Object.fromEntries(fields.map((field) => [field, record[field]]));
}

/** What the server will answer, as far as it can be told from here; undefined where it cannot. */
export function pendingAnswer(cache: ApolloCache, write: Written): object | undefined {
  const { userId, mutation, input, writtenAt } = write;
  if (ANSWERED_TRUE.includes(mutation)) return { [mutation]: true };
  const known = knownOf(cache, userId);
  const record = RECORDS[mutation]?.(input as Fields, known);
  const made = MADE[mutation]?.(input as Fields, known);
  const field = fieldOf(write);
  if (field === undefined) return undefined;
  const now = new Date(writtenAt).toISOString();
  const whole = made ?? (record && { updatedAt: now, decidedAt: now, ...record, ...input });
  if (whole === undefined) return undefined;
  const answers = [whole].flat().map((each: Fields) => askedOf(field, each));
  if (answers.includes(undefined)) return undefined;
  return { [field.alias?.value ?? mutation]: Array.isArray(whole) ? answers : answers[0] };
}

/** What is asked back of a record; undefined where not all of it is known. */
function askedOf(field: FieldNode, whole: Fields): Fields | undefined {
  const answer: Record<string, unknown> = { __typename: whole['__typename'] };
  for (const each of field.selectionSet?.selections ?? []) {
    if (each.kind !== Kind.FIELD || whole[each.name.value] === undefined) return undefined;
    answer[each.alias?.value ?? each.name.value] = whole[each.name.value];
  }
  return answer;
}

/** Shows a write that waits, on top of what the server has said, until it is taken away by its id. */
export function showPending(cache: ApolloCache, write: KeptWrite): void {
  const answer = pendingAnswer(cache, write);
  if (answer === undefined || write.isKeptFromCache) return;
  const { document, input, userId } = write;
  cache.batch({
    optimistic: write.id,
    update: (layer) => {
      layer.write({
        dataId: 'ROOT_MUTATION',
        query: layer.transformDocument(document),
        variables: variablesOf(document, input),
        result: answer,
      });
      applyCacheRules(layer, { userId, data: answer, input, isPending: true });
    },
  });
}
