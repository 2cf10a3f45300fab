import type { FastifyRequest } from 'fastify';
import { isStorable } from './storageBody.ts';
import { invalidRequest } from './storageError.ts';

/** An uploader's metadata of an object, from its JSON; a text that is no JSON says nothing, as in the model. */
export function parseUserMetadata(text: string | undefined): Record<string, unknown> | null {
  if (text === undefined) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !isStorable(value))
    throw invalidRequest('The metadata cannot be stored');
  return value as Record<string, unknown>;
}

/** The same from the header `x-metadata`, which carries it in base64. */
export function userMetadataHeader({ headers }: FastifyRequest): Record<string, unknown> | null {
  const header = headers['x-metadata'];
  return typeof header === 'string' ? parseUserMetadata(Buffer.from(header, 'base64').toString('utf8')) : null;
}
