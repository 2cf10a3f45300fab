import type { ApolloCache } from '@apollo/client';
import { Kind, type FieldNode } from 'graphql';
import { operationOf, variablesOf } from '../operationOf.ts';
import { applyCacheRules } from '../cacheRules.ts';
import { ruleOf, type Fields, type Known } from '../writeRules.ts';
import type { KeptWrite } from './outboxState.ts';

const refOf = (value: unknown): string | undefined => (value as { __ref?: string } | null | undefined)?.__ref;

function knownOf(cache: ApolloCache, userId: string): Known {
  const all = cache.extract(true) as Readonly<Record<string, Fields>>;
  const named = (name: string | undefined): Fields => (name === undefined ? {} : (all[name] ?? {}));
  const person = named(cache.identify({ __typename: 'User', id: userId }));
  return {
    person,
    record: (type, id) => named(`${type}:${String(id)}`),
    recordAt: (field) => named(refOf(person[field])),
    recordsAt: (field) => ((person[field] ?? []) as readonly unknown[]).map((each) => named(refOf(each))),
  };
}

const fieldOf = ({ document }: Pick<KeptWrite, 'document'>): FieldNode | undefined => {
  const first = operationOf(document)?.selectionSet.selections[0];
  return first?.kind === Kind.FIELD ? first : undefined;
};

/** The name of a write's mutation, which is its one field. */
export function mutationOf(document: KeptWrite['document']): string {
  const field = fieldOf({ document });
  if (field === undefined) throw new Error('A write is one mutation');
  return field.name.value;
}

type Written = Pick<KeptWrite, 'userId' | 'mutation' | 'document' | 'input' | 'writtenAt' | 'answer'>;

/** The fields that a write changes as they are before it; undefined where nothing is known of its record. */
export function baseOf(cache: ApolloCache, { userId, mutation, input }: Omit<Written, 'document'>): Fields | undefined {
  const rule = ruleOf(mutation);
  if (rule?.record === undefined) return undefined;
  const known = knownOf(cache, userId);
  if (rule.isBaseKnown?.(known) === false) return undefined;
  const record = rule.record(input as Fields, known);
  const fields = Object.keys(input).filter((field) => record[field] !== undefined);
  return fields.length === 0 ? undefined : Object.fromEntries(fields.map((field) => [field, record[field]]));
}

/**
 * The server's answer, as far as it can be told from here; undefined where it cannot. A write of a remote that is
 * not here yet has the answer that was told when it was written.
 */
export function pendingAnswer(cache: ApolloCache, write: Written): object | undefined {
  const { userId, mutation, input, writtenAt } = write;
  const rule = ruleOf(mutation);
  if (rule === undefined || rule.answer === 'given') return write.answer;
  const field = fieldOf(write);
  if (field === undefined) return undefined;
  const known = knownOf(cache, userId);
  const record = rule.record?.(input as Fields, known);
  const now = new Date(writtenAt).toISOString();
  const whole =
    rule.answer?.(input as Fields, known) ?? (record && { updatedAt: now, decidedAt: now, ...record, ...input });
  if (whole === undefined) return undefined;
  const name = field.alias?.value ?? mutation;
  if (whole === true) return { [name]: true };
  const answers = [whole].flat().map((each: Fields) => askedOf(field, each));
  if (answers.includes(undefined)) return undefined;
  return { [name]: Array.isArray(whole) ? answers : answers[0] };
}

/** The fields that are asked back of a record; undefined where not all of them are known. */
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
  const { document, input, userId, rule } = write;
  cache.batch({
    optimistic: write.id,
    update: (layer) => {
      layer.write({
        dataId: 'ROOT_MUTATION',
        query: layer.transformDocument(document),
        variables: variablesOf(document, input),
        result: answer,
      });
      applyCacheRules(layer, { userId, data: answer, input, changes: rule?.changes, isPending: true });
    },
  });
}
