import type { TypedDocumentNode } from '@apollo/client';
import { applyCacheRules } from './cacheRules.ts';
import type { OpenedClient } from './dataClient.ts';

/** Every mutation of ours takes one input. */
export type Written<I> = Record<'input', I>;

/** A write on its way: what is asked, with what, and whether the cache may show it. */
export interface Write<D, I> {
  document: TypedDocumentNode<D, Written<I>>;
  input: I;
  isKeptFromCache: boolean;
}

/**
 * The one door by which writes leave, and where those that cannot will wait. Resolves to the answer; rejects with what
 * `problemOf` reads. A repeat is harmless: its record has the id that was made here, or is one a day (D45).
 */
export async function sendWrite<D extends object, I extends object>(
  { apollo, userId }: OpenedClient,
  { document, input, isKeptFromCache }: Write<D, I>,
): Promise<D> {
  const told = { isEverything: false };
  const { data } = await apollo.mutate({
    mutation: document,
    variables: { input },
    ...(isKeptFromCache ? { fetchPolicy: 'no-cache' } : {}),
    update: (cache, answer) => {
      if (answer.data) told.isEverything = applyCacheRules(cache, { userId, data: answer.data, input });
    },
  });
  if (!data) throw new Error('The write was answered with nothing');
  if (told.isEverything) void apollo.refetchQueries({ include: 'active' });
  return data;
}
