import { PICTURE_BUCKET } from '@spire/domain/pictureBucket';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import { createClient } from '@supabase/supabase-js';
import { accessToken } from './graphAccess.ts';
import { boundedFetch } from './transport.ts';

/** Realtime is limited to two events a second (spec 1 §7). */
const EVENTS_PER_SECOND = 2;

export type SupabaseClient = ReturnType<typeof createSupabaseClient>;

/**
 * The whole client of the unmodified `@supabase/supabase-js`, for storage, REST and realtime. It owns no session: it
 * asks for the token of the moment, which the auth client keeps (decision 0017). Import this file lazily: 29 kB.
 */
export function createSupabaseClient({
  supabaseUrl,
  supabaseAnonKey,
}: Pick<BrowserConfig, 'supabaseUrl' | 'supabaseAnonKey'>) {
  return createClient(supabaseUrl, supabaseAnonKey, {
    accessToken: async () => (await accessToken()) ?? null,
    realtime: { params: { eventsPerSecond: EVENTS_PER_SECOND } },
    global: { fetch: boundedFetch },
  });
}

/** Makes sure that the bucket for pictures is there. False when it is not and could not be made: only logged (spec 1 §8). */
export async function ensureMemoriesBucket({ storage }: Pick<SupabaseClient, 'storage'>): Promise<boolean> {
  const { data: buckets, error: listError } = await storage.listBuckets();
  const { id, isPublic, mostBytes, types } = PICTURE_BUCKET;
  if (buckets?.some((bucket) => bucket.id === id) === true) return true;
  const options = { public: isPublic, fileSizeLimit: mostBytes, allowedMimeTypes: [...types] };
  const { error } = listError === null ? await storage.createBucket(id, options) : { error: listError };
  if (error !== null) console.warn('The bucket for pictures could not be made', error);
  return error === null;
}
