import type { DocumentNode } from 'graphql';
import { openedClient, type DataClient } from '../dataClient.ts';
import { todaysDate } from '../today.ts';
import { nameOf, type KeptAnswer } from './keptAnswers.ts';
import type { SealedStore } from './sealedStore.ts';

/** An answer that is not older is not asked for again, in ms. */
const FRESH = 30 * 60_000;

/** When today's answer was kept, in ms; 0 where none is. */
async function keptSince(store: SealedStore, document: DocumentNode, variables: object): Promise<number> {
  const kept = (await store.get('answers', await nameOf(document, variables))) as KeptAnswer | undefined;
  return kept?.date === todaysDate() ? kept.keptAt : 0;
}

interface Asked {
  query: DocumentNode;
  variables?: object;
}

/**
 * Asks what the pages of the app ask, one after the other, so that their answers lie here when there is no network. True
 * when all of them do.
 */
export async function keepReads(client: DataClient, reads: readonly Asked[]): Promise<boolean> {
  const { apollo, store } = openedClient(client);
  const kept = await store;
  if (kept === null) return false;
  for (const { query, variables = {} } of reads) {
    if (Date.now() - (await keptSince(kept, query, variables)) < FRESH) continue;
    const { error } = await apollo.query({ query, variables, fetchPolicy: 'no-cache', errorPolicy: 'all' });
    if (error !== undefined) return false;
  }
  return true;
}
