import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { asCaller } from '../asCaller.ts';
import { identify, requireService, SERVICE } from '../http/storageCaller.ts';
import { readShape, wholeNumber } from '../http/storageBody.ts';
import { alreadyExists, invalidBucketName, StorageError } from '../http/storageError.ts';
import { requireBucketName } from '../objects/keys.ts';
import type { StorageContext } from '../storageContext.ts';
import { readBucketSettings, settingsShape } from './bucketSettings.ts';
import { deleteBucket, findBucket, insertBucket, listBuckets, updateBucket } from './buckets.ts';

interface BucketRequest {
  Params: { bucket: string };
}

const newBucket = z.object({ name: z.string(), id: z.string().optional(), ...settingsShape });
const changedBucket = z.object(settingsShape);
const listing = z.object({
  limit: wholeNumber(1).optional(),
  offset: wholeNumber(0).optional(),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
  search: z.string().optional(),
});

const MESSAGE_EMPTIED = 'Empty bucket has been queued. Completion may take up to an hour.';

/** Removes every object of the bucket; answers the versions whose content can go. */
async function emptyBucket(context: StorageContext, id: string): Promise<void> {
  const removed = await asCaller(context, SERVICE, async (transaction) => {
    await findBucket(transaction, id);
    return transaction.query<{ version: string | null }>(
      'delete from storage.objects where bucket_id = $1 returning version',
      [id],
    );
  });
  await context.content.remove(removed.rows.map(({ version }) => version));
}

async function removeBucket(context: StorageContext, caller: Parameters<typeof asCaller>[1], id: string) {
  await asCaller(context, SERVICE, async (transaction) => {
    await findBucket(transaction, id);
    const { rowCount } = await transaction.query('select from storage.objects where bucket_id = $1 limit 1', [id]);
    if (rowCount !== 0) throw new StorageError(409, 'ResourceNotEmpty', 'The bucket you tried to delete is not empty');
  });
  // An object that came in between is still in the way: the foreign key refuses.
  await asCaller(context, caller, (transaction) => deleteBucket(transaction, id));
}

/** `/bucket`: list, get, create, update, empty, delete. */
export function registerBucketRoutes(app: FastifyInstance, context: StorageContext): void {
  app.get('/bucket', async (request) => {
    const caller = await identify(context, request);
    const options = readShape(listing, request.query, 'querystring');
    const buckets = await asCaller(context, caller, (transaction) => listBuckets(transaction, options));
    return buckets.map((bucket) => ({ ...bucket, type: 'STANDARD' }));
  });

  app.get<BucketRequest>('/bucket/:bucket', async (request) => {
    const caller = await identify(context, request);
    return asCaller(context, caller, (transaction) =>
      findBucket(transaction, requireBucketName(request.params.bucket)),
    );
  });

  app.post('/bucket', async (request) => {
    const caller = await identify(context, request);
    const { name, id = name, ...given } = readShape(newBucket, request.body);
    if (name.trim() !== name) throw invalidBucketName();
    for (const each of [name, id]) requireBucketName(each);
    const settings = readBucketSettings(given);
    await asCaller(context, caller, (transaction) =>
      insertBucket(transaction, { id, name, owner: caller.owner }, settings),
    ).catch((error: unknown) => {
      const isTaken = error instanceof Error && 'code' in error && error.code === '23505';
      throw isTaken ? alreadyExists('BucketAlreadyExists') : error;
    });
    return { name };
  });

  app.put<BucketRequest>('/bucket/:bucket', async (request) => {
    const caller = await identify(context, request);
    const id = requireBucketName(request.params.bucket);
    const settings = readBucketSettings(readShape(changedBucket, request.body), { isSomethingNeeded: true });
    await asCaller(context, caller, (transaction) => updateBucket(transaction, id, settings));
    return { message: 'Successfully updated' };
  });

  app.post<BucketRequest>('/bucket/:bucket/empty', async (request) => {
    await requireService(context, request);
    await emptyBucket(context, requireBucketName(request.params.bucket));
    return { message: MESSAGE_EMPTIED };
  });

  app.delete<BucketRequest>('/bucket/:bucket', async (request) => {
    const caller = await identify(context, request);
    await removeBucket(context, caller, requireBucketName(request.params.bucket));
    return { message: 'Successfully deleted' };
  });
}
