import type { ApolloCache, Reference, StoreObject } from '@apollo/client';
import { isOneOf, keysOf } from '@spire/domain/lists';
import { isRecord, isRecordList, isReferences, type RecordList } from './cache.ts';
import { todaysDate } from './today.ts';
import { ruleOf, type CacheChange, type ChangeKinds } from './writeRules.ts';

type Field = string;

/** The answer to a write, and the cache and person it is told of. */
interface Told {
  cache: ApolloCache;
  /** The cache's name of the person. */
  person: string;
  answer: unknown;
  input: object;
  /** The server has not answered yet: nothing that is known may be forgotten for it. */
  isPending?: boolean;
}
type Change = (told: Told) => void;

function reference({ cache, answer }: Told): Reference | undefined {
  const id = isRecord(answer) ? cache.identify(answer) : undefined;
  return id === undefined ? undefined : { __ref: id };
}

const forget =
  (fields: readonly Field[]): Change =>
  ({ cache, person, isPending = false }) => {
    if (!isPending) for (const fieldName of fields) cache.evict({ id: person, fieldName });
  };

const forToday =
  (field: Field): Change =>
  (told) => {
    const made = reference(told);
    if (made === undefined || !isRecord(told.answer) || told.answer.date !== todaysDate()) return;
    told.cache.modify({ id: told.person, fields: { [field]: () => made } });
  };

const allOfToday =
  (field: Field): Change =>
  (told) => {
    const made = Array.isArray(told.answer) ? told.answer : [];
    const isToday = made.every((each) => isRecord(each) && each.date === todaysDate());
    const references = made
      .map((answer: unknown) => reference({ ...told, answer }))
      .filter((each) => each !== undefined);
    if (made.length === 0 || !isToday || references.length < made.length) return;
    told.cache.modify({ id: told.person, fields: { [field]: () => references } });
  };

const valueOfToday =
  (field: Field): Change =>
  ({ cache, person, answer, isPending = false }) => {
    if (!isRecord(answer) || answer.date !== todaysDate()) return;
    cache.modify<Record<Field, StoreObject>>({
      id: person,
      fields: {
        [field]: (known, { storeFieldName, DELETE }) =>
          storeFieldName === field ? { ...known, ...answer } : isPending ? known : DELETE,
      },
    });
  };

/** The arguments of a list, which its records match, by the cache's name of it; empty where it holds all records. */
function partOf(storeFieldName: string): StoreObject {
  const from = storeFieldName.indexOf(':');
  return from < 0 ? {} : (JSON.parse(storeFieldName.slice(from + 1)) as StoreObject);
}

/** Whether the answer belongs to that part of the records; undefined where it does not tell. */
function isOfPart(answer: unknown, part: StoreObject): boolean | undefined {
  const told = isRecord(answer) ? answer : ({} as StoreObject);
  const { from, to, ...rest } = part;
  if (Object.keys(rest).some((field) => told[field] === undefined)) return undefined;
  const { date } = told;
  if (typeof from === 'string' && (typeof date !== 'string' || date < from)) return false;
  if (typeof to === 'string' && (typeof date !== 'string' || date > to)) return false;
  return Object.entries(rest).every(([field, value]) => told[field] === value);
}

const firstOf =
  (field: Field): Change =>
  (told) => {
    const made = reference(told);
    if (made === undefined) return;
    told.cache.modify<Record<Field, RecordList>>({
      id: told.person,
      fields: {
        [field]: (list, { storeFieldName, DELETE }) => {
          const isIn = isOfPart(told.answer, partOf(storeFieldName));
          if (!isRecordList(list) || isIn === undefined) return told.isPending === true ? list : DELETE;
          if (!isIn || list.nodes.some(({ __ref }) => __ref === made.__ref)) return list;
          return {
            ...list,
            nodes: [made, ...list.nodes],
            ...(list.totalCount !== undefined && { totalCount: list.totalCount + 1 }),
          };
        },
      },
    });
  };

const goneFrom =
  ({ list: field, type }: ChangeKinds['goneFrom']): Change =>
  ({ cache, person, input }) => {
    if (!isRecord(input) || typeof input['id'] !== 'string') return;
    const gone = cache.identify({ __typename: type, id: input['id'] });
    cache.modify<Record<Field, RecordList>>({
      id: person,
      fields: {
        [field]: (list) => {
          if (!isRecordList(list) || !list.nodes.some(({ __ref }) => __ref === gone)) return list;
          const nodes = list.nodes.filter(({ __ref }) => __ref !== gone);
          return { ...list, nodes, ...(list.totalCount !== undefined && { totalCount: list.totalCount - 1 }) };
        },
      },
    });
  };

const forgetParts =
  (field: Field): Change =>
  ({ cache, person, isPending = false }) => {
    if (isPending) return;
    cache.modify<Record<Field, unknown>>({
      id: person,
      fields: {
        [field]: (list, { storeFieldName, DELETE }) =>
          Object.keys(partOf(storeFieldName)).length === 0 ? list : DELETE,
      },
    });
  };

const lastOf =
  (field: Field): Change =>
  (told) => {
    const made = reference(told);
    if (made === undefined) return;
    told.cache.modify<Record<Field, readonly Reference[]>>({
      id: told.person,
      fields: {
        [field]: (list) =>
          isReferences(list) && !list.some(({ __ref }) => __ref === made.__ref) ? [...list, made] : list,
      },
    });
  };

const forTodayAmong =
  ({ list: field, by }: ChangeKinds['forTodayAmong']): Change =>
  (told) => {
    const made = reference(told);
    if (made === undefined || !isRecord(told.answer)) return;
    const isToday = told.answer[by] === todaysDate();
    told.cache.modify<Record<Field, readonly Reference[]>>({
      id: told.person,
      fields: {
        [field]: (list) => {
          if (!isReferences(list)) return list;
          const others = list.filter(({ __ref }) => __ref !== made.__ref);
          return isToday ? [...others, made] : others;
        },
      },
    });
  };

const removed =
  (typename: string): Change =>
  ({ cache, input }) => {
    const id = cache.identify({ ...input, __typename: typename });
    if (id !== undefined) cache.evict({ id });
  };

/** The fields that the ledger of activities feeds (`graph`, decision 0023). */
const COUNTED = ['growth', 'activities'] as const;

/** How each kind of change is made. */
const CHANGES: { readonly [Kind in keyof ChangeKinds]: (what: ChangeKinds[Kind]) => Change } = {
  forget,
  isCounted: () => forget(COUNTED),
  forgetParts,
  forToday,
  allOfToday,
  valueOfToday,
  firstOf,
  lastOf,
  forTodayAmong,
  goneFrom,
  removed,
};

/** Makes one change. False for a kind that this client does not know, since a remote may be newer than the shell. */
function change(told: Told, { when = {}, ...rule }: CacheChange): boolean {
  const input = new Map(Object.entries(told.input));
  if (Object.entries(when).some(([field, value]) => input.get(field) !== value)) return true;
  return Object.entries(rule).every(([kind, what]) => {
    const make = isOneOf(keysOf(CHANGES), kind) ? (CHANGES[kind] as (of: unknown) => Change) : undefined;
    make?.(what)(told);
    return make !== undefined;
  });
}

interface Answered {
  userId: string;
  data: object;
  input: object;
  /** Those that the write has brought along; of others, the rule of its mutation knows. */
  changes?: readonly CacheChange[] | undefined;
  /** The server has not answered yet. */
  isPending?: boolean;
}

/**
 * Tells the cache what a write changed elsewhere. Says whether all that is shown has to be asked for anew: so it is
 * after a mutation of which nobody here has heard.
 */
export function applyCacheRules(
  cache: ApolloCache,
  { userId, data, input, changes, isPending = false }: Answered,
): boolean {
  const person = cache.identify({ __typename: 'User', id: userId });
  if (person === undefined) return true;
  let isEverything = false;
  for (const [mutation, answer] of Object.entries(data)) {
    const known = changes ?? ruleOf(mutation)?.changes;
    for (const each of known ?? []) {
      if (!change({ cache, person, answer, input, isPending }, each)) isEverything = true;
    }
    if (known === undefined) isEverything = true;
  }
  if (!isPending) cache.gc();
  return isEverything;
}

/** Fields that change with the day (D18, D27): they are asked for anew wherever shown, and not shown as today's. */
const OF_THE_DAY = [
  'day',
  'todaysCheckIn',
  'todaysMood',
  'todaysSuggestions',
  'suggestionsLeftToday',
  'tasks',
  'todaysPlans',
  'dailyProgress',
  'growth',
  'settings',
  'effectiveCapacity',
] as const;

/** Forgets what held for the day that has ended (trap 41). */
export function forgetDay(cache: ApolloCache, userId: string): void {
  const person = cache.identify({ __typename: 'User', id: userId });
  if (person !== undefined) forget(OF_THE_DAY)({ cache, person, answer: null, input: {} });
  cache.gc();
}
