import { z } from 'zod';
import { entityTooLarge, invalidMimeType, invalidRequest, StorageError } from '../http/storageError.ts';
import type { BucketSettings } from './buckets.ts';

/** No object may be larger, whatever its bucket says. */
export const LARGEST_OBJECT = 52_428_800;

const UNITS = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 } as const;
const MIME_TYPE = /^([a-zA-Z0-9\-+.]+)\/([a-zA-Z0-9\-+.]+)(;\s*charset=[a-zA-Z0-9-]+)?$|\*$/;

/** The settings of a bucket in a request. */
export const settingsShape = {
  public: z.boolean().optional(),
  type: z.enum(['STANDARD', 'ANALYTICS']).optional(),
  file_size_limit: z.union([z.int().min(0), z.string()]).nullish(),
  allowed_mime_types: z.array(z.string().max(1000)).nullish(),
};

function bytesOf(size: number | string): number {
  if (typeof size === 'number') return size;
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(gb|mb|kb|b)$/i.exec(size) ?? [];
  if (amount === undefined || unit === undefined)
    throw invalidRequest('Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B');
  return Math.round(Number(amount) * UNITS[unit.toLowerCase() as keyof typeof UNITS]);
}

/** Checks what a request says about a bucket; throws in the words of Supabase Storage. */
export function readBucketSettings(
  given: z.infer<z.ZodObject<typeof settingsShape>>,
  { isSomethingNeeded = false } = {},
): BucketSettings {
  if (given.type === 'ANALYTICS')
    throw new StorageError(409, 'InvalidRequest', 'The feature Iceberg buckets is not enabled for this resource', {
      error: 'FeatureNotEnabled',
    });
  const limit = given.file_size_limit;
  const bytes = limit === undefined || limit === null ? limit : bytesOf(limit);
  if (typeof bytes === 'number' && bytes > LARGEST_OBJECT) throw entityTooLarge();
  const types = given.allowed_mime_types?.filter((type) => type !== '') ?? given.allowed_mime_types;
  for (const type of types ?? []) if (!MIME_TYPE.test(type)) throw invalidMimeType(type);
  const settings = { public: given.public, file_size_limit: bytes, allowed_mime_types: types };
  if (isSomethingNeeded && Object.values(settings).every((value) => value === undefined))
    throw invalidRequest('No content provided');
  return settings;
}
