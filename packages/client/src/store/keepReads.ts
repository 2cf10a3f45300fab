import type { ApolloClient } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { openedClient, type DataClient } from '../dataClient.ts';
import { todaysDate } from '../today.ts';
import { nameOf, type KeptAnswer } from './keptAnswers.ts';
import type { SealedStore } from './sealedStore.ts';

/** An answer that is not older is not asked for again, in ms. */
const FRESH = 30 * 60_000;
/** Of a list so many pages are kept. */
const MOST_PAGES = 4;

interface Asked {
  query: DocumentNode;
  variables?: object;
  next?: (data: never) => object | undefined;
  picturesIn?: (data: never) => readonly string[];
}

/** Today's answer, where it was kept a moment ago. */
async function freshAnswer(store: SealedStore, document: DocumentNode, variables: object): Promise<object | undefined> {
  const kept = (await store.get('answers', await nameOf(document, variables))) as KeptAnswer | undefined;
  return kept?.date === todaysDate() && Date.now() - kept.keptAt < FRESH ? kept.data : undefined;
}

/** The answer in full, which the way of every answer keeps; undefined where there is none. */
async function asked(apollo: ApolloClient, query: DocumentNode, variables: object): Promise<object | undefined> {
  const { data, error } = await apollo.query({ query, variables, fetchPolicy: 'no-cache', errorPolicy: 'all' });
  return error === undefined && data ? data : undefined;
}

/**
 * Asks what the pages of the app ask, one after the other, so that their answers lie here when there is no network, and then
 * fetches the small pictures in them. True when all answers do.
 */
export async function keepReads(client: DataClient, reads: readonly Asked[]): Promise<boolean> {
  const { apollo, store } = openedClient(client);
  const kept = await store;
  if (kept === null) return false;
  const pictures: string[] = [];
  for (const { query, variables: first = {}, next, picturesIn } of reads) {
    let variables: object | undefined = first;
    for (let page = 0; variables !== undefined && page < MOST_PAGES; page += 1) {
      const known = await freshAnswer(kept, query, variables);
      const data: object | undefined = known ?? (await asked(apollo, query, variables));
      if (data === undefined) return false;
      pictures.push(...(picturesIn?.(data as never) ?? []));
      variables = next?.(data as never);
    }
  }
  const { keepThumbnails } = await import(/* webpackChunkName: "pictures" */ '../pictures/keptPictures.ts');
  await keepThumbnails(kept, pictures).catch(() => undefined);
  return true;
}
