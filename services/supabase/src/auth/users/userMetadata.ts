import { validationFailed } from '../http/authError.ts';
import type { Metadata } from '../http/jsonBody.ts';

/** Metadata travels in every access token: more than this and servers refuse the request's headers. */
const MOST_BYTES = 4096;

export function checkMetadata(data: Metadata): void {
  if (Buffer.byteLength(JSON.stringify(data)) > MOST_BYTES)
    throw validationFailed(`User metadata cannot be larger than ${MOST_BYTES} bytes`);
}

/** Given members replace, null removes, the rest stays: as Supabase Auth merges metadata. */
export function mergeMetadata(current: Metadata, changes: Metadata): Metadata {
  const merged = Object.entries({ ...current, ...changes }).filter(([, value]) => value !== null);
  return Object.fromEntries(merged);
}
