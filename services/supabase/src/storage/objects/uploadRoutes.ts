import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asCaller, tryAsCaller } from '../asCaller.ts';
import { findBucket } from '../buckets/buckets.ts';
import { identify, SERVICE } from '../http/storageCaller.ts';
import type { StorageCaller } from '../http/storageCaller.ts';
import { entityTooLarge } from '../http/storageError.ts';
import { verifyUploadToken } from '../signed/signedTokens.ts';
import type { StorageContext } from '../storageContext.ts';
import { letGo, readIncoming, senderOf } from './incoming.ts';
import { requireBucketName, requireKey } from './keys.ts';
import type { ObjectPlace, ObjectRow } from './objects.ts';
import { placeOf, signedPlaceOf } from './place.ts';
import type { PlaceRequest } from './place.ts';
import { makeReady, storeContent, writeTrial } from './storeContent.ts';

interface Upload extends ObjectPlace {
  readonly caller: StorageCaller;
  readonly owner: string | undefined;
  readonly isUpsert: boolean;
}

async function receive(context: StorageContext, request: FastifyRequest, upload: Upload): Promise<ObjectRow> {
  const { caller, isUpsert, owner } = upload;
  const place = { bucket: requireBucketName(upload.bucket), name: requireKey(upload.name) };
  const bucket = await asCaller(context, SERVICE, (transaction) => findBucket(transaction, place.bucket));
  const incoming = await readIncoming(request, bucket);
  const { limit, userMetadata, cacheControl } = incoming;
  const metadata = { mimetype: incoming.type, contentLength: incoming.length };
  await tryAsCaller(context, caller, (transaction) =>
    writeTrial(isUpsert)(transaction, { ...place, owner, version: '1', metadata, userMetadata }),
  );
  const draft = await context.content.receive(incoming.body, limit);
  if (incoming.isCut()) {
    await context.content.discard(draft);
    throw entityTooLarge();
  }
  const ready = await makeReady(context, place.bucket, { draft, type: incoming.type }, limit, senderOf(request, owner));
  return storeContent(context, ready, {
    ...place,
    caller,
    owner,
    isUpsert,
    cacheControl,
    userMetadata: userMetadata ?? {},
  });
}

async function upload(context: StorageContext, request: FastifyRequest, what: Upload) {
  try {
    const { id, bucket_id: bucket, name } = await receive(context, request, what);
    return { Id: id, Key: `${bucket}/${name}` };
  } finally {
    letGo(request);
  }
}

/** Uploads: the body is never read by a parser of the framework's, but streamed to disk. */
export function registerUploadRoutes(parent: FastifyInstance, context: StorageContext): void {
  void parent.register((app, _options, done) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    void app.register(multipart, { limits: { fields: 10, files: 1, fieldSize: 65_536 }, throwFileSizeLimit: false });

    const isUpsert = (request: FastifyRequest) => request.headers['x-upsert'] === 'true';
    app.post<PlaceRequest>('/object/:bucket/*', async (request) => {
      const caller = await identify(context, request);
      return upload(context, request, {
        ...placeOf(request),
        caller,
        owner: caller.owner,
        isUpsert: isUpsert(request),
      });
    });
    app.put<PlaceRequest>('/object/:bucket/*', async (request) => {
      const caller = await identify(context, request);
      return upload(context, request, { ...placeOf(request), caller, owner: caller.owner, isUpsert: true });
    });
    app.put<PlaceRequest>('/object/upload/sign/:bucket/*', async (request) => {
      const place = signedPlaceOf(request);
      const signed = await verifyUploadToken(context, request, place);
      const { Key } = await upload(context, request, { ...place, caller: SERVICE, ...signed });
      return { Key };
    });
    done();
  });
}
