import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { asCaller } from '../asCaller.ts';
import { readShape } from '../http/storageBody.ts';
import { identify } from '../http/storageCaller.ts';
import type { StorageContext } from '../storageContext.ts';
import { requireBucketName } from './keys.ts';
import { listFolder, listPage } from './listObjects.ts';
import { readCursor, writeCursor } from './pageCursor.ts';

interface BucketRequest {
  Params: { bucket: string };
}

const MOST_ENTRIES = 1500;
const MOST_OF_A_PAGE = 1000;

const order = z.enum(['asc', 'desc']).optional();
const whole = (least: number) => z.int().min(least).optional();

const folderListing = z.object({
  prefix: z.string(),
  limit: whole(1),
  offset: whole(0),
  sortBy: z.object({ column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']), order }).optional(),
  search: z.string().optional(),
});

const pageListing = z.object({
  prefix: z.string().optional(),
  limit: whole(1),
  cursor: z.string().optional(),
  with_delimiter: z.boolean().optional(),
  sortBy: z.object({ column: z.enum(['name', 'updated_at', 'created_at']), order }).optional(),
});

/** `/object/list` and `/object/list-v2`: what the caller may see of a bucket. */
export function registerListRoutes(app: FastifyInstance, context: StorageContext): void {
  app.post<BucketRequest>('/object/list/:bucket', async (request) => {
    const caller = await identify(context, request);
    const bucket = requireBucketName(request.params.bucket);
    const { prefix, limit = 100, offset = 0, sortBy, search = '' } = readShape(folderListing, request.body);
    const listing = {
      folder: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
      search,
      limit: Math.min(limit, MOST_ENTRIES),
      offset,
      column: sortBy?.column ?? 'name',
      order: sortBy?.order ?? 'asc',
    };
    return asCaller(context, caller, (transaction) => listFolder(transaction, bucket, listing));
  });

  app.post<BucketRequest>('/object/list-v2/:bucket', async (request) => {
    const caller = await identify(context, request);
    const bucket = requireBucketName(request.params.bucket);
    const { prefix = '', cursor, sortBy, ...body } = readShape(pageListing, request.body);
    const limit = Math.min(body.limit ?? MOST_OF_A_PAGE, MOST_OF_A_PAGE);
    const after = cursor === undefined ? null : readCursor(cursor);
    const { column, order: direction } = after ?? {
      column: sortBy?.column ?? 'name',
      order: sortBy?.order ?? 'asc',
    };
    const page = { prefix, isDelimited: body.with_delimiter === true, limit, column, order: direction, after };
    const entries = await asCaller(context, caller, (transaction) => listPage(transaction, bucket, page));
    const shown = entries.slice(0, limit);
    const last = shown.at(-1);
    const hasNext = entries.length > limit && last !== undefined;
    const time = column === 'name' ? null : (last?.[column]?.toISOString() ?? null);
    return {
      hasNext,
      ...(hasNext
        ? { nextCursor: writeCursor({ name: last.name, time, column, order: direction }), nextCursorKey: last.name }
        : {}),
      folders: shown.filter(({ id }) => id === null),
      objects: shown.filter(({ id }) => id !== null),
    };
  });
}
