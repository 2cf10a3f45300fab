import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asCaller } from '../asCaller.ts';
import { findBucket } from '../buckets/buckets.ts';
import { identify, identifyIfAnyone, SERVICE } from '../http/storageCaller.ts';
import type { StorageCaller } from '../http/storageCaller.ts';
import { noSuchBucket, noSuchKey } from '../http/storageError.ts';
import { verifyDownloadToken } from '../signed/signedTokens.ts';
import type { StorageContext } from '../storageContext.ts';
import { requireBucketName, requireKey } from './keys.ts';
import { findObject } from './objects.ts';
import type { ObjectPlace, ObjectRow } from './objects.ts';
import { placeOf } from './place.ts';
import type { PlaceRequest } from './place.ts';
import { describeObject, sendObject } from './sendObject.ts';

/** The object, as far as the caller may read it; without one, the bucket has to be public. */
async function readable(
  context: StorageContext,
  caller: StorageCaller | undefined,
  { bucket: id, name }: ObjectPlace,
): Promise<ObjectRow> {
  const place = { bucket: requireBucketName(id), name };
  const bucket = await asCaller(context, SERVICE, (transaction) => findBucket(transaction, place.bucket));
  if (!bucket.public && caller === undefined) throw noSuchBucket();
  const reader = bucket.public || caller === undefined ? SERVICE : caller;
  requireKey(name);
  const found = await asCaller(context, reader, (transaction) => findObject(transaction, place));
  if (found === undefined) throw noSuchKey();
  return found;
}

function infoOf({ id, name, version, bucket_id, metadata, user_metadata, updated_at, created_at }: ObjectRow) {
  return {
    id,
    name,
    version,
    bucket_id,
    size: metadata?.size ?? null,
    content_type: metadata?.mimetype ?? null,
    cache_control: metadata?.cacheControl ?? null,
    etag: metadata?.eTag ?? null,
    metadata: user_metadata,
    last_modified: updated_at,
    created_at,
  };
}

type Identify = (request: FastifyRequest) => Promise<StorageCaller | undefined>;

/** Downloads, HEAD and info, each for people, for anybody where the bucket is public, and by signed address. */
export function registerReadRoutes(app: FastifyInstance, context: StorageContext): void {
  const nobody: Identify = () => Promise.resolve(undefined);
  const somebody: Identify = (request) => identify(context, request);
  const anybody: Identify = (request) => identifyIfAnyone(context, request);
  const options = { exposeHeadRoute: false };

  for (const [part, who] of [
    ['/authenticated', somebody],
    ['/public', nobody],
    ['', anybody],
  ] as const) {
    app.get<PlaceRequest>(`/object${part}/:bucket/*`, options, async (request, reply) => {
      const object = await readable(context, await who(request), placeOf(request));
      return sendObject(context, request, reply, { object });
    });
    app.head<PlaceRequest>(`/object${part}/:bucket/*`, async (request, reply) => {
      const object = await readable(context, await who(request), placeOf(request));
      describeObject(reply, object);
      return reply.header('content-length', object.metadata?.size ?? 0).send();
    });
    app.get<PlaceRequest>(`/object/info${part}/:bucket/*`, options, async (request, reply) => {
      const object = await readable(context, await who(request), placeOf(request));
      return reply.header('cache-control', 'no-store').send(infoOf(object));
    });
  }

  app.get<PlaceRequest>('/object/sign/:bucket/*', options, async (request, reply) => {
    const place = placeOf(request);
    const expires = await verifyDownloadToken(context, request, place);
    const object = await asCaller(context, SERVICE, (transaction) => findObject(transaction, place));
    if (object === undefined) throw noSuchKey();
    return sendObject(context, request, reply, { object, expires });
  });
}
