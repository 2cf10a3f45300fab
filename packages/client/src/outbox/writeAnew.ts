import type { TypedDocumentNode } from '@apollo/client';
import { openedClient, type DataClient } from '../dataClient.ts';

interface Anew {
  document: TypedDocumentNode<object, never>;
  input: object;
}

/**
 * Writes the words of a refused write as a record of their own, and lets go of it once that is kept. False where it is
 * not: then the refused one stays with its words.
 */
export async function writeAnew(client: DataClient, refusedId: string, { document, input }: Anew): Promise<boolean> {
  const { write, outbox } = openedClient(client);
  const { kind } = await write(document, input, { isKeptFromCache: false });
  if (kind !== 'saved' && kind !== 'waiting') return false;
  await outbox.discard(refusedId);
  return true;
}
