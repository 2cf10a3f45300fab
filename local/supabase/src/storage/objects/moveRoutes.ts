import { PICTURE_BUCKET } from '@spire/domain/pictureBucket';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { asCaller, tryAsCaller } from '../asCaller.ts';
import { findBucket } from '../buckets/buckets.ts';
import { LARGEST_OBJECT } from '../buckets/bucketSettings.ts';
import { readShape } from '../http/storageBody.ts';
import { identify, SERVICE } from '../http/storageCaller.ts';
import type { StorageCaller } from '../http/storageCaller.ts';
import { noSuchKey } from '../http/storageError.ts';
import { userMetadataHeader } from '../http/userMetadata.ts';
import type { StorageContext } from '../storageContext.ts';
import { HEADER_TEXT } from './incoming.ts';
import { isValidKey, requireBucketName, requireKey } from './keys.ts';
import { findObject, placeObject } from './objects.ts';
import type { ObjectPlace, ObjectRow } from './objects.ts';
import { makeReady, metadataOf, storeContent, writeTrial } from './storeContent.ts';
import type { Ready } from './storeContent.ts';

const headerText = z.string().regex(HEADER_TEXT);
const shape = {
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
};
const moving = z.object(shape);
const copying = z.object({
  ...shape,
  copyMetadata: z.boolean().default(true),
  metadata: z.object({ cacheControl: headerText, mimetype: headerText }).partial().optional(),
});

function placesOf({ bucketId, sourceKey, destinationBucket, destinationKey }: z.infer<typeof moving>) {
  const from = { bucket: requireBucketName(bucketId), name: sourceKey };
  const to = { bucket: requireBucketName(destinationBucket ?? bucketId), name: requireKey(destinationKey) };
  if (!isValidKey(sourceKey)) throw noSuchKey();
  return { from, to };
}

async function requireObject(context: StorageContext, caller: StorageCaller, place: ObjectPlace): Promise<ObjectRow> {
  const found = await asCaller(context, caller, (transaction) => findObject(transaction, place));
  if (found === undefined) throw noSuchKey();
  return found;
}

/** A copy of an object's content, taken into the destination as if it had been uploaded there with the type given. */
async function duplicate(context: StorageContext, object: ObjectRow, to: ObjectPlace, type?: string): Promise<Ready> {
  const draft = object.version === null ? undefined : await context.content.copy(object.version);
  if (draft === undefined) throw noSuchKey();
  const known = object.metadata?.mimetype ?? 'application/octet-stream';
  // A picture's type was read from its content: nobody's word changes it.
  if (to.bucket === object.bucket_id) return { draft, type: to.bucket === PICTURE_BUCKET.id ? known : (type ?? known) };
  const bucket = await asCaller(context, SERVICE, (transaction) => findBucket(transaction, to.bucket));
  return makeReady(context, to.bucket, { draft, type: type ?? known }, bucket.file_size_limit ?? LARGEST_OBJECT);
}

/** An object that moves keeps its content, unless it enters a bucket that takes pictures only. */
async function moveObject(context: StorageContext, caller: StorageCaller, from: ObjectPlace, to: ObjectPlace) {
  const source = await requireObject(context, caller, from);
  const place = { ...to, owner: caller.owner };
  const move = (content?: { version: string; metadata: object }) =>
    asCaller(context, caller, async (transaction) => {
      const moved = await placeObject(transaction, from, content === undefined ? place : { ...place, content });
      if (moved === undefined) throw noSuchKey();
      return moved;
    });
  if (to.bucket !== PICTURE_BUCKET.id || from.bucket === PICTURE_BUCKET.id) return move();

  await tryAsCaller(context, caller, (transaction) => placeObject(transaction, from, place));
  const ready = await duplicate(context, source, to);
  const metadata = metadataOf(context, ready, source.metadata?.cacheControl ?? 'no-cache');
  const moved = await move({ version: await context.content.keep(ready.draft), metadata });
  await context.content.remove([source.version]);
  return moved;
}

/** `/object/move` and `/object/copy`, within a bucket and across. */
export function registerMoveRoutes(app: FastifyInstance, context: StorageContext): void {
  app.post('/object/move', async (request) => {
    const caller = await identify(context, request);
    const { from, to } = placesOf(readShape(moving, request.body));
    const { id, name } = await moveObject(context, caller, from, to);
    return { message: 'Successfully moved', Id: id, Key: name };
  });

  app.post('/object/copy', async (request) => {
    const caller = await identify(context, request);
    const body = readShape(copying, request.body);
    const { from, to } = placesOf(body);
    const source = await requireObject(context, caller, from);
    const isUpsert = request.headers['x-upsert'] === 'true';
    const given = body.copyMetadata ? {} : body.metadata;
    const userMetadata = body.copyMetadata ? source.user_metadata : userMetadataHeader(request);
    const metadata = { ...source.metadata, ...given };
    const { owner } = caller;
    await tryAsCaller(context, caller, (transaction) =>
      writeTrial(isUpsert)(transaction, { ...to, owner, version: '1', metadata, userMetadata }),
    );
    const ready = await duplicate(context, source, to, metadata.mimetype);
    const cacheControl = metadata.cacheControl ?? 'no-cache';
    const stored = await storeContent(context, ready, { ...to, owner, isUpsert, cacheControl, userMetadata });
    return { Id: stored.id, Key: `${to.bucket}/${to.name}`, ...stored };
  });
}
