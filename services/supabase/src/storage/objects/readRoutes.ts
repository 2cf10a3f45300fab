import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asCaller } from '../asCaller.ts';
import { findBucket } from '../buckets/buckets.ts';
import { identify, identifyIfAnyone, SERVICE } from '../http/storageCaller.ts';
import type { StorageCaller } from '../http/storageCaller.ts';
import { noSuchBucket } from '../http/storageError.ts';
import { verifyDownloadToken } from '../signed/signedTokens.ts';
import type { StorageContext } from '../storageContext.ts';
import { requireBucketName, requireKey } from './keys.ts';
import type { ObjectPlace, ObjectRow } from './objects.ts';
import { placeOf, signedPlaceOf } from './place.ts';
import type { PlaceRequest } from './place.ts';
import { requireObject } from './requireObject.ts';
import { describeObject, identifyContent, sendObject } from './sendObject.ts';
import type { Keeping } from './sendObject.ts';
import { withContent } from './withContent.ts';

/** How the caller may find the object; without a caller, the bucket has to be public. */
async function readable(
  context: StorageContext,
  caller: StorageCaller | undefined,
  { bucket: id, name }: ObjectPlace,
): Promise<{ find: () => Promise<ObjectRow>; keeping: Keeping }> {
  const place = { bucket: requireBucketName(id), name };
  const bucket = await asCaller(context, SERVICE, (transaction) => findBucket(transaction, place.bucket));
  if (!bucket.public && caller === undefined) throw noSuchBucket();
  const reader = bucket.public || caller === undefined ? SERVICE : caller;
  requireKey(name);
  return { find: () => requireObject(context, reader, place), keeping: bucket.public ? 'public' : 'private' };
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
      const { find, keeping } = await readable(context, await who(request), placeOf(request));
      return withContent(find, (object) => sendObject(context, request, reply, { object, keeping }));
    });
    app.head<PlaceRequest>(`/object${part}/:bucket/*`, async (request, reply) => {
      const { find, keeping } = await readable(context, await who(request), placeOf(request));
      const object = await find();
      describeObject(reply, object, keeping, context.now());
      return reply.header('content-length', object.metadata?.size ?? 0).send();
    });
    app.get<PlaceRequest>(`/object/info${part}/:bucket/*`, async (request, reply) => {
      const { find } = await readable(context, await who(request), placeOf(request));
      const object = await find();
      identifyContent(reply, object);
      return reply.header('cache-control', 'no-store').send(infoOf(object));
    });
  }

  app.get<PlaceRequest>('/object/sign/:bucket/*', options, async (request, reply) => {
    const place = signedPlaceOf(request);
    const keeping = await verifyDownloadToken(context, request, place);
    const find = () => requireObject(context, SERVICE, place);
    return withContent(find, (object) => sendObject(context, request, reply, { object, keeping }));
  });
}
