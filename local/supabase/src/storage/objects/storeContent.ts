import { PICTURE_BUCKET } from '@spire/domain/pictureBucket';
import { DatabaseError } from 'pg';
import { asCaller } from '../asCaller.ts';
import type { Draft } from '../content/contentStore.ts';
import { SERVICE } from '../http/storageCaller.ts';
import { alreadyExists, entityTooLarge, StorageError } from '../http/storageError.ts';
import type { StorageContext } from '../storageContext.ts';
import { findObject, insertObject, upsertObject } from './objects.ts';
import type { ObjectMetadata, ObjectPlace, ObjectRow } from './objects.ts';

/** Content that is ready to become an object. */
export interface Ready {
  readonly draft: Draft;
  readonly type: string;
}

/** Written anew, a picture that came within the limit may be somewhat larger: that is nobody's fault. */
const MOST_GROWTH = 2;

/** Lets a picture into the bucket `memories` only as it was decoded and written anew; other buckets take the word. */
export async function makeReady(
  context: StorageContext,
  bucket: string,
  received: Ready,
  limit: number,
): Promise<Ready> {
  if (bucket !== PICTURE_BUCKET.id) return received;
  let { type } = received;
  const draft = await context.content.rework(received.draft, async (from, to) => {
    type = await context.cleanPicture(from, to);
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
  readonly owner: string | undefined;
  readonly isUpsert: boolean;
  readonly cacheControl: string;
  readonly userMetadata: object | null;
}

/**
 * Makes content an object: first the file, then the row, and what was there before goes last. Permission has been
 * asked before the content was received.
 */
export async function storeContent(context: StorageContext, ready: Ready, object: Storing): Promise<ObjectRow> {
  const version = await context.content.keep(ready.draft);
  try {
    const { stored, previous } = await asCaller(context, SERVICE, async (transaction) => {
      // Two uploads to one place follow each other, so that neither loses sight of the other's file.
      await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `${object.bucket}/${object.name}`,
      ]);
      const known = await findObject(transaction, object);
      if (known !== undefined && !object.isUpsert) throw alreadyExists('KeyAlreadyExists');
      const row = { ...object, version, metadata: metadataOf(context, ready, object.cacheControl) };
      return { stored: await upsertObject(transaction, row), previous: known?.version ?? null };
    });
    await context.content.remove([previous]);
    return stored;
  } catch (error) {
    // After a lost connection nobody knows whether the row is there: the file is left to the next start's sweep.
    if (error instanceof StorageError || error instanceof DatabaseError) await context.content.remove([version]);
    throw error;
  }
}

/** Whether the caller's policies let the object be written; undone at once. */
export const writeTrial = (isUpsert: boolean) => (isUpsert ? upsertObject : insertObject);
