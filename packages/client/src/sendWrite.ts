import type { ApolloClient } from '@apollo/client';
import { applyCacheRules } from './cacheRules.ts';
import { variablesOf } from './operationOf.ts';
import type { KeptWrite, Overtaken } from './outbox/outbox.ts';

/** The one request of a write. Resolves to the answer; rejects with what `problemOf` reads. */
async function request(apollo: ApolloClient, { document, input, isKeptFromCache, userId }: KeptWrite): Promise<object> {
  const told = { isEverything: false };
  const { data } = await apollo.mutate({
    mutation: document,
    variables: variablesOf(document, input),
    ...(isKeptFromCache ? { fetchPolicy: 'no-cache' } : {}),
    update: (cache, answer) => {
      if (answer.data) told.isEverything = applyCacheRules(cache, { userId, data: answer.data, input });
    },
  });
  if (!data) throw new Error('The write was answered with nothing');
  if (told.isEverything) void apollo.refetchQueries({ include: 'active' });
  return data;
}

/**
 * The one way by which a write reaches the graph. One that has waited is joined with what was written elsewhere since:
 * the later words stand in each field, and what was overtaken is named.
 */
export async function sendWrite(
  apollo: ApolloClient,
  write: KeptWrite,
  isFirst: boolean,
): Promise<{ data: object; overtaken?: Overtaken }> {
  if (isFirst) return { data: await request(apollo, write) };
  const { reconcile } = await import(/* webpackChunkName: "reconcile" */ './outbox/reconcile.ts');
  const { input, overtaken } = await reconcile(apollo, write);
  const data = await request(apollo, { ...write, input });
  return overtaken.length === 0 ? { data } : { data, overtaken: { mutation: write.mutation, fields: overtaken } };
}
