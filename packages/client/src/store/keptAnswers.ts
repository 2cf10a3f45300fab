import { ApolloLink, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { OperationTypeNode, type DocumentNode, type FieldNode } from 'graphql';
import { catchError, from, mergeMap, of, tap, throwError } from 'rxjs';
import { operationOf } from '../operationOf.ts';
import { noteOldAnswer } from '../connection.ts';
import { problemOf } from '../problems.ts';
import { todaysDate } from '../today.ts';
import type { SealedStore } from './sealedStore.ts';

/** How many answers are kept for reading without a network, and how long one of them may be, in characters. */
const MOST_ANSWERS = 100;
const LONGEST_ANSWER = 200_000;

/** In the context of a question that an old answer does not answer. */
export const ASKED_ANEW = 'isAskedAnew';

export interface KeptAnswer {
  data: object;
  keptAt: number;
  /** The person's date then: what held for that day holds no longer. */
  date: string;
}

/** Fields that change with the day, and stand for "nothing yet" on a new one (D18, D27). */
const ON_A_NEW_DAY: Readonly<Record<string, (before: unknown) => unknown>> = {
  todaysCheckIn: () => null,
  todaysMood: () => null,
  todaysSuggestions: () => [],
  tasks: () => [],
  growth: (before) => ({ ...(before as object), isRestDayToday: false }),
  settings: (before) => ({ ...(before as object), lowEnergyToday: false }),
};

/** Whether the server was not reached: the network, the time, or the server itself was missing. */
const isUnreached = (error: unknown) => ['NETWORK', 'TIMEOUT', 'UNAVAILABLE'].includes(problemOf(error).code);

/** Without the type names that Apollo adds. */
const withoutTypeNames = (_: string, node: unknown): unknown =>
  Array.isArray(node) ? node.filter((each: Partial<FieldNode>) => each.name?.value !== '__typename') : node;

/**
 * The name under which an answer is kept tells nothing of what was asked for, and is another for a question that asks
 * for other fields: what an earlier version of the app has kept is no answer to it.
 */
export async function nameOf(document: DocumentNode, variables: object): Promise<string> {
  const operation = JSON.stringify(operationOf(document), withoutTypeNames);
  const asked = new TextEncoder().encode(JSON.stringify([operation, variables]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', asked));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function forToday({ data, date }: KeptAnswer): object {
  const { me } = data as { me?: Readonly<Record<string, unknown>> | null };
  if (date === todaysDate() || !me) return data;
  const renewed = Object.entries(me).map(([field, value]) => [
    field,
    field in ON_A_NEW_DAY ? ON_A_NEW_DAY[field]?.(value) : value,
  ]);
  return { ...data, me: Object.fromEntries(renewed) as object };
}

async function tidy(store: SealedStore): Promise<void> {
  if ((await store.keys('answers')).length <= MOST_ANSWERS) return;
  const entries = (await store.entries('answers')) as [string, KeptAnswer][];
  const oldest = entries.toSorted(([, one], [, other]) => one.keptAt - other.keptAt);
  await Promise.all(oldest.slice(0, entries.length - MOST_ANSWERS).map(([name]) => store.remove('answers', name)));
}

/** Keeps an answer of the graph for the next time it cannot be asked. */
export async function keepAnswer(
  store: SealedStore,
  document: DocumentNode,
  { variables = {}, data }: { variables?: object; data: object },
): Promise<void> {
  if (JSON.stringify(data).length > LONGEST_ANSWER) return;
  const kept: KeptAnswer = { data, keptAt: Date.now(), date: todaysDate() };
  await store.put('answers', await nameOf(document, variables), kept);
  await tidy(store);
}

/** The graph's last answer, as it holds today; undefined when none is kept. */
export async function keptAnswer<D, V extends OperationVariables>(
  store: SealedStore,
  document: TypedDocumentNode<D, V>,
  variables: object = {},
): Promise<D | undefined> {
  const kept = (await store.get('answers', await nameOf(document, variables))) as KeptAnswer | undefined;
  if (kept === undefined) return undefined;
  noteOldAnswer(kept.keptAt);
  return forToday(kept) as D;
}

/** Keeps every answer, and gives it again where the graph cannot be reached. */
export function keptAnswers(opening: Promise<SealedStore | null>): ApolloLink {
  const keep = async (query: DocumentNode, variables: object, data: object) => {
    const store = await opening;
    if (store !== null) await keepAnswer(store, query, { variables, data });
  };
  return new ApolloLink((operation, forward) => {
    const { query, variables, operationType } = operation;
    if (operationType !== OperationTypeNode.QUERY || operation.getContext()[ASKED_ANEW] === true)
      return forward(operation);
    return forward(operation).pipe(
      tap(({ data, errors }) => {
        if (data && errors === undefined) void keep(query, variables, data).catch(() => undefined);
      }),
      catchError((error: unknown) => {
        if (!isUnreached(error)) return throwError(() => error);
        const looking = opening.then((store) => store && keptAnswer(store, query, variables)).catch(() => undefined);
        return from(looking).pipe(
          mergeMap((data) => (data ? of({ data: data as Record<string, unknown> }) : throwError(() => error))),
        );
      }),
    );
  });
}
