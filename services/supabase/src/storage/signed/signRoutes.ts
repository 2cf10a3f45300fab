import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { asCaller, tryAsCaller } from '../asCaller.ts';
import { readShape } from '../http/storageBody.ts';
import { identify } from '../http/storageCaller.ts';
import { invalidParameter, noTransformation } from '../http/storageError.ts';
import { isValidKey, requireBucketName, requireKey } from '../objects/keys.ts';
import { findNames } from '../objects/objects.ts';
import { placeOf, signedPath } from '../objects/place.ts';
import type { PlaceRequest } from '../objects/place.ts';
import { requireObject } from '../objects/requireObject.ts';
import { writeTrial } from '../objects/storeContent.ts';
import type { StorageContext } from '../storageContext.ts';
import { signDownload, signUpload } from './signedTokens.ts';

const MOST_OBJECTS = 1000;
/** Beyond any date a token can carry. */
const MOST_SECONDS = 100 * 366 * 24 * 3600;

const expiresIn = z.int().min(1);
const one = z.object({ expiresIn, transform: z.record(z.string(), z.unknown()).optional() });
const many = z.object({ expiresIn, paths: z.array(z.string()).min(1).max(MOST_OBJECTS) });

const MISSING = 'Either the object does not exist or you do not have access to it';

function requireDuration(seconds: number): number {
  if (seconds > MOST_SECONDS) throw invalidParameter('expiresIn');
  return seconds;
}

/** `/object/sign` and `/object/upload/sign`: addresses that open one object to whoever holds them. */
export function registerSignRoutes(app: FastifyInstance, context: StorageContext): void {
  app.post<PlaceRequest>('/object/sign/:bucket/*', async (request) => {
    const caller = await identify(context, request);
    const { bucket, name } = placeOf(request);
    const { expiresIn: asked, transform = {} } = readShape(one, request.body);
    if (Object.keys(transform).length > 0) throw noTransformation();
    const seconds = requireDuration(asked);
    const place = { bucket: requireBucketName(bucket), name: requireKey(name) };
    await requireObject(context, caller, place);
    return { signedURL: `/object/sign/${signedPath(place)}?token=${await signDownload(context, place, seconds)}` };
  });

  app.post<{ Params: { bucket: string } }>('/object/sign/:bucket', async (request) => {
    const caller = await identify(context, request);
    const bucket = requireBucketName(request.params.bucket);
    const { paths, ...body } = readShape(many, request.body);
    const seconds = requireDuration(body.expiresIn);
    const names = await asCaller(context, caller, (transaction) =>
      findNames(transaction, bucket, paths.filter(isValidKey)),
    );
    return Promise.all(
      paths.map(async (name) => {
        if (!names.has(name)) return { error: MISSING, path: name, signedURL: null };
        const place = { bucket, name };
        const token = await signDownload(context, place, seconds);
        return { error: null, path: name, signedURL: `/object/sign/${signedPath(place)}?token=${token}` };
      }),
    );
  });

  app.post<PlaceRequest>('/object/upload/sign/:bucket/*', async (request) => {
    const caller = await identify(context, request);
    const { bucket, name } = placeOf(request);
    const place = { bucket: requireBucketName(bucket), name: requireKey(name) };
    const isUpsert = request.headers['x-upsert'] === 'true';
    const { owner } = caller;
    await tryAsCaller(context, caller, (transaction) =>
      writeTrial(isUpsert)(transaction, { ...place, owner, version: '1', metadata: {}, userMetadata: null }),
    );
    const token = await signUpload(context, place, { owner, isUpsert });
    return { url: `/object/upload/sign/${signedPath(place)}?token=${token}`, token };
  });
}
