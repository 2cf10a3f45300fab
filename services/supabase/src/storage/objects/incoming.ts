import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Bucket } from '../buckets/buckets.ts';
import { LARGEST_OBJECT } from '../buckets/bucketSettings.ts';
import type { Sender } from '../content/pictures.ts';
import { entityTooLarge, invalidMimeType, invalidRequest } from '../http/storageError.ts';
import { parseUserMetadata, userMetadataHeader } from '../http/userMetadata.ts';

/** An upload whose content has not been read yet. */
export interface Incoming {
  readonly body: Readable;
  readonly type: string;
  readonly cacheControl: string;
  readonly userMetadata: Record<string, unknown> | null;
  /** As the request states it. */
  readonly length: number | undefined;
  readonly limit: number;
  /** Whether the parser cut the content off at the limit. */
  readonly isCut: () => boolean;
}

/** Room for the fields and boundaries around a file. */
const FORM_ROOM = 1_048_576;
/** The texts that can be sent back in a header. */
export const HEADER_TEXT = /^[\x20-\x7e]{1,255}$/;
const REST_MS = 3000;

function statedLength(request: FastifyRequest): number | undefined {
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  return Number.isSafeInteger(length) ? length : undefined;
}

/** Refuses a type that the bucket does not take: `image/*` takes any picture. Parameters are part of a type. */
function checkType(type: string, allowed: readonly string[] | null): void {
  const [group, kind] = type.split('/');
  if (!HEADER_TEXT.test(type) || kind === undefined) throw invalidMimeType(type);
  if (allowed === null || allowed.length === 0) return;
  if (!allowed.some((each) => each === type || each === `${group ?? ''}/*`)) throw invalidMimeType(type);
}

function fieldOf({ fields }: MultipartFile, name: string): string | undefined {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field === undefined || Array.isArray(field) || field.type !== 'field') return undefined;
  return typeof field.value === 'string' ? field.value : undefined;
}

async function readForm(request: FastifyRequest, bucket: Bucket, limit: number): Promise<Incoming> {
  const part = await request.file({ limits: { fileSize: limit } }).catch(() => undefined);
  if (part === undefined) throw invalidRequest('No content provided');
  const type = fieldOf(part, 'contentType') ?? part.mimetype;
  checkType(type, bucket.allowed_mime_types);
  const cacheTime = fieldOf(part, 'cacheControl');
  return {
    body: part.file,
    type,
    cacheControl: cacheTime === undefined || cacheTime === '' ? 'no-cache' : `max-age=${cacheTime}`,
    userMetadata: parseUserMetadata(fieldOf(part, 'metadata') ?? fieldOf(part, 'userMetadata')),
    length: statedLength(request),
    limit,
    isCut: () => part.file.truncated,
  };
}

function readPlain(request: FastifyRequest, bucket: Bucket, limit: number): Incoming {
  const type = request.headers['content-type'] ?? 'application/octet-stream';
  checkType(type, bucket.allowed_mime_types);
  return {
    body: request.raw,
    type,
    cacheControl: request.headers['cache-control'] ?? 'no-cache',
    userMetadata: userMetadataHeader(request),
    length: statedLength(request),
    limit,
    isCut: () => false,
  };
}

/** Reads what stands around the content, and refuses what need not be received to be refused. */
export async function readIncoming(request: FastifyRequest, bucket: Bucket): Promise<Incoming> {
  const limit = Math.min(bucket.file_size_limit ?? LARGEST_OBJECT, LARGEST_OBJECT);
  const isForm = request.headers['content-type']?.startsWith('multipart/form-data') === true;
  if ((statedLength(request) ?? 0) > limit + (isForm ? FORM_ROOM : 0)) throw entityTooLarge();
  const incoming = isForm ? await readForm(request, bucket, limit) : readPlain(request, bucket, limit);
  if (!HEADER_TEXT.test(incoming.cacheControl)) throw invalidRequest('Invalid cache control');
  return incoming;
}

/** The sender, who waits for the answer. A request read to its end counts as destroyed: the connection tells. */
export function senderOf({ socket }: FastifyRequest, owner: string | undefined): Sender {
  return { owner, hasGone: () => socket.destroyed };
}

/**
 * Lets go of what a refused request still sends, so that the refusal arrives; whoever goes on sending is cut off.
 */
export function letGo({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), REST_MS);
  timer.unref();
  raw.once('close', () => clearTimeout(timer));
}
