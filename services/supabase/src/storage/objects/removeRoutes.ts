import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { asCaller } from '../asCaller.ts';
import { readShape } from '../http/storageBody.ts';
import { identify } from '../http/storageCaller.ts';
import type { StorageCaller } from '../http/storageCaller.ts';
import { invalidRequest, noSuchKey } from '../http/storageError.ts';
import type { StorageContext } from '../storageContext.ts';
import { isValidKey, requireBucketName } from './keys.ts';
import { deleteObjects } from './objects.ts';
import type { ObjectRow } from './objects.ts';
import { placeOf } from './place.ts';
import type { PlaceRequest } from './place.ts';

const MOST_OBJECTS = 1000;
const removing = z.object({ prefixes: z.array(z.string()).min(1) });

async function remove(
  context: StorageContext,
  caller: StorageCaller,
  bucket: string,
  names: readonly string[],
): Promise<ObjectRow[]> {
  const known = names.filter(isValidKey);
  const removed = await asCaller(context, caller, (transaction) => deleteObjects(transaction, bucket, known));
  await context.content.remove(removed.map(({ version }) => version));
  return removed;
}

/** DELETE on one object, or on a bucket with names. What the caller may not remove is, for them, not there. */
export function registerRemoveRoutes(app: FastifyInstance, context: StorageContext): void {
  app.delete<PlaceRequest>('/object/:bucket/*', async (request) => {
    const caller = await identify(context, request);
    const { bucket, name } = placeOf(request);
    const [removed] = await remove(context, caller, requireBucketName(bucket), [name]);
    if (removed === undefined) throw noSuchKey();
    return { message: 'Successfully deleted' };
  });

  app.delete<{ Params: { bucket: string } }>('/object/:bucket', async (request) => {
    const caller = await identify(context, request);
    const bucket = requireBucketName(request.params.bucket);
    const { prefixes } = readShape(removing, request.body);
    if (prefixes.length > MOST_OBJECTS)
      throw invalidRequest(`Bulk object requests are limited to ${MOST_OBJECTS} objects per request.`);
    return remove(context, caller, bucket, prefixes);
  });
}
