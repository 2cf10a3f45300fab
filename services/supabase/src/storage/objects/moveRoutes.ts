import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { asCaller, tryAsCaller } from '../asCaller.ts';
import { findBucket } from '../buckets/buckets.ts';
import { LARGEST_OBJECT } from '../buckets/bucketSettings.ts';
import type { Sender } from '../content/pictures.ts';
import { readShape } from '../http/storageBody.ts';
import { identify, SERVICE } from '../http/storageCaller.ts';
import type { StorageCaller } from '../http/storageCaller.ts';
import { noSuchKey } from '../http/storageError.ts';
import { userMetadataHeader } from '../http/userMetadata.ts';
import type { StorageContext } from '../storageContext.ts';
import { HEADER_TEXT, senderOf } from './incoming.ts';
import { isValidKey, requireBucketName, requireKey } from './keys.ts';
import { lockPlaces } from './lockPlaces.ts';
import { placeObject } from './objects.ts';
import type { NewContent, ObjectPlace, ObjectRow } from './objects.ts';
import { requireObject } from './requireObject.ts';
import { keepFor, makeReady, metadataOf, storeContent, writeTrial } from './storeContent.ts';
import type { Ready } from './storeContent.ts';
import { withContent } from './withContent.ts';

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

interface Destination extends ObjectPlace {
  readonly sender: Sender;
  readonly type?: string | undefined;
}

/**
 * A copy of an object's content, taken into the destination as if it had been uploaded there with the type given;
 * undefined when it is not there any more.
 */
async function duplicate(context: StorageContext, object: ObjectRow, to: Destination): Promise<Ready | undefined> {
  const draft = object.version === null ? undefined : await context.content.copy(object.version);
  if (draft === undefined) return undefined;
  const known = object.metadata?.mimetype ?? 'application/octet-stream';
  const type = to.type ?? known;
  // A type that was read from the content is changed by nobody's word.
  if (to.bucket === object.bucket_id) return { draft, type: context.takers.has(to.bucket) ? known : type };
  const bucket = await asCaller(context, SERVICE, (transaction) => findBucket(transaction, to.bucket));
  return makeReady(context, to.bucket, { draft, type }, bucket.file_size_limit ?? LARGEST_OBJECT, to.sender);
}

interface Route {
  readonly from: ObjectPlace;
  readonly to: ObjectPlace;
  readonly sender: Sender;
}

/** An object that moves keeps its content, unless it enters a bucket that judges what it takes. */
async function moveObject(context: StorageContext, caller: StorageCaller, { from, to, sender }: Route) {
  const place = { ...to, owner: caller.owner };
  const move = (content?: NewContent) =>
    asCaller(context, caller, async (transaction) => {
      await lockPlaces(transaction, [from, to]);
      return placeObject(transaction, from, content === undefined ? place : { ...place, content });
    });
  const find = () => requireObject(context, caller, from);
  if (!context.takers.has(to.bucket) || to.bucket === from.bucket) return withContent(find, () => move());

  return withContent(find, async (source) => {
    await tryAsCaller(context, caller, (transaction) => placeObject(transaction, from, place));
    const ready = await duplicate(context, source, { ...to, sender });
    if (ready === undefined) return undefined;
    const metadata = metadataOf(context, ready, source.metadata?.cacheControl ?? 'no-cache');
    const moved = await keepFor(context, caller, ready.draft, (version) =>
      move({ version, metadata, madeOf: source.version }),
    );
    if (moved !== undefined) await context.content.remove([source.version]);
    return moved;
  });
}

/** `/object/move` and `/object/copy`, within a bucket and across. */
export function registerMoveRoutes(app: FastifyInstance, context: StorageContext): void {
  app.post('/object/move', async (request) => {
    const caller = await identify(context, request);
    const { from, to } = placesOf(readShape(moving, request.body));
    const { id, name } = await moveObject(context, caller, { from, to, sender: senderOf(request, caller.owner) });
    return { message: 'Successfully moved', Id: id, Key: name };
  });

  app.post('/object/copy', async (request) => {
    const caller = await identify(context, request);
    const body = readShape(copying, request.body);
    const { from, to } = placesOf(body);
    const isUpsert = request.headers['x-upsert'] === 'true';
    const { owner } = caller;
    const stored = await withContent(
      () => requireObject(context, caller, from),
      async (source) => {
        const given = body.copyMetadata ? {} : body.metadata;
        const userMetadata = body.copyMetadata ? source.user_metadata : userMetadataHeader(request);
        const metadata = { ...source.metadata, ...given };
        await tryAsCaller(context, caller, (transaction) =>
          writeTrial(isUpsert)(transaction, { ...to, owner, version: '1', metadata, userMetadata }),
        );
        const sender = senderOf(request, owner);
        const ready = await duplicate(context, source, { ...to, sender, type: metadata.mimetype });
        const cacheControl = metadata.cacheControl ?? 'no-cache';
        const what = { ...to, caller, owner, isUpsert, cacheControl, userMetadata };
        return ready === undefined ? undefined : storeContent(context, ready, what);
      },
    );
    return { Id: stored.id, Key: `${to.bucket}/${to.name}`, ...stored };
  });
}
