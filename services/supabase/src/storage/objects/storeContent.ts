import { DatabaseError } from 'pg';
import { asCaller } from '../asCaller.ts';
import type { Draft } from '../content/contentStore.ts';
import type { Sender } from '../content/pictures.ts';
import { requireStillOpen, SERVICE } from '../http/storageCaller.ts';
import type { StorageCaller } from '../http/storageCaller.ts';
import { alreadyExists, entityTooLarge, StorageError } from '../http/storageError.ts';
import type { StorageContext } from '../storageContext.ts';
import { lockPlaces } from './lockPlaces.ts';
import { findObject, insertObject, upsertObject } from './objects.ts';
import type { ObjectMetadata, ObjectPlace, ObjectRow } from './objects.ts';

/** Content that is ready to become an object. */
export interface Ready {
  readonly draft: Draft;
  readonly type: string;
}

/** Written anew, a picture that came within the limit may be somewhat larger: that is nobody's fault. */
const MOST_GROWTH = 2;

/** Lets a picture or a voice note into its bucket only as what it was found to be; other buckets take the word. */
export async function makeReady(
  context: StorageContext,
  bucket: string,
  received: Ready,
  limit: number,
  sender: Sender,
): Promise<Ready> {
  const take = context.takers.get(bucket);
  if (take === undefined) return received;
  let { type } = received;
  const draft = await context.content.rework(received.draft, async (from, to) => {
    type = await take(from, to, sender);
  });
  if (draft.size <= limit * MOST_GROWTH) return { draft, type };
  await context.content.discard(draft);
  throw entityTooLarge();
}

export function metadataOf(context: StorageContext, { draft, type }: Ready, cacheControl: string): ObjectMetadata {
  return {
    eTag: draft.eTag,
    size: draft.size,
    mimetype: type,
    cacheControl,
    lastModified: context.now().toISOString(),
    contentLength: draft.size,
    httpStatusCode: 200,
  };
}

export interface Storing extends ObjectPlace {
  /** The caller, whose session has to be open still when the content has arrived. */
  readonly caller: StorageCaller;
  readonly owner: string | undefined;
  readonly isUpsert: boolean;
  readonly cacheControl: string;
  readonly userMetadata: object | null;
}

/**
 * Keeps content for a row that `store` makes or changes, and lets go of it when there is no such row. The session is
 * asked for once more: receiving and decoding may have outlasted it.
 */
export async function keepFor<T extends ObjectRow | undefined>(
  context: StorageContext,
  caller: StorageCaller,
  draft: Draft,
  store: (version: string) => Promise<T>,
): Promise<T> {
  const version = await context.content.keep(draft);
  try {
    await requireStillOpen(context, caller);
    const stored = await store(version);
    if (stored === undefined) await context.content.remove([version]);
    return stored;
  } catch (error) {
    // After a lost connection nobody knows whether the row is there: the file is left to the next start's sweep.
    if (error instanceof StorageError || error instanceof DatabaseError) await context.content.remove([version]);
    throw error;
  }
}

/**
 * Makes content an object: first the file, then the row, and what was there before goes last. Permission has been
 * asked before the content was received.
 */
export async function storeContent(context: StorageContext, ready: Ready, object: Storing): Promise<ObjectRow> {
  let previous: string | null = null;
  const stored = await keepFor(context, object.caller, ready.draft, (version) =>
    asCaller(context, SERVICE, async (transaction) => {
      await lockPlaces(transaction, [object]);
      const known = await findObject(transaction, object);
      if (known !== undefined && !object.isUpsert) throw alreadyExists('KeyAlreadyExists');
      previous = known?.version ?? null;
      return upsertObject(transaction, {
        ...object,
        version,
        metadata: metadataOf(context, ready, object.cacheControl),
      });
    }),
  );
  await context.content.remove([previous]);
  return stored;
}

/** Whether the caller's policies let the object be written; undone at once. */
export const writeTrial = (isUpsert: boolean) => (isUpsert ? upsertObject : insertObject);
