import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StorageContext } from '../storageContext.ts';
import { parseRange } from './byteRange.ts';
import type { ObjectMetadata, ObjectRow } from './objects.ts';

/** Content is somebody's, never ours: it must not run, frame or fetch anything at our origin. */
const HARMLESS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'none',
};

/**
 * The keepers of an answer: anybody, or the one reader, both as its object says; or its reader until that moment. Where
 * a token was shown no shared cache may keep an answer (RFC 9111, 3.5), so the object's own rule binds the reader alone.
 */
export type Keeping = 'public' | 'private' | Date;

/** Neither pages nor scripts, whatever the script is called: `text/javascript`, `application/x-ecmascript`. */
function servedType({ mimetype = 'application/octet-stream' }: Partial<ObjectMetadata>): string {
  return /html|(?:java|ecma|live|\bj)script/i.test(mimetype) ? 'text/plain' : mimetype;
}

function isUnchanged({ headers }: FastifyRequest, { eTag, lastModified }: Partial<ObjectMetadata>): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined)
    return known.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === eTag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // The header counts in whole seconds.
  return lastModified !== undefined && Math.floor(Date.parse(lastModified) / 1000) * 1000 <= since;
}

/** Headers that tell one content of an object from another. */
export function identifyContent(reply: FastifyReply, { metadata }: ObjectRow): void {
  const { eTag, lastModified } = metadata ?? {};
  if (eTag !== undefined) void reply.header('etag', eTag);
  if (lastModified !== undefined) void reply.header('last-modified', new Date(lastModified).toUTCString());
}

/** Headers that say what an object is, for reading it and for asking about it. */
export function describeObject(reply: FastifyReply, object: ObjectRow, keeping: Keeping, now: Date): void {
  const { metadata } = object;
  const { cacheControl } = metadata ?? {};
  identifyContent(reply, object);
  void reply.headers({ ...HARMLESS, 'content-type': servedType(metadata ?? {}), 'accept-ranges': 'bytes' });
  if (keeping === 'private') {
    void reply.headers({ 'cache-control': cacheControl ?? 'private, no-cache', vary: 'authorization' });
  } else if (keeping !== 'public') {
    const seconds = Math.max(Math.floor((keeping.getTime() - now.getTime()) / 1000), 0);
    void reply.headers({ 'cache-control': `private, max-age=${seconds}`, expires: keeping.toUTCString() });
  } else if (cacheControl !== undefined) void reply.header('cache-control', cacheControl);
}

function sendAsDownload(request: FastifyRequest, reply: FastifyReply): void {
  const { download } = request.query as { download?: unknown };
  if (typeof download !== 'string') return;
  const name = encodeURIComponent(download.toWellFormed());
  void reply.header(
    'content-disposition',
    download === '' ? 'attachment;' : `attachment; filename=${name}; filename*=UTF-8''${name}`,
  );
}

/**
 * Sends an object's content, or the part asked for, or nothing when the caller has it already; answers undefined,
 * having said nothing, when the content is not there.
 */
export async function sendObject(
  context: StorageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { object, keeping }: { object: ObjectRow; keeping: Keeping },
): Promise<FastifyReply | undefined> {
  const metadata = object.metadata ?? {};
  const handle = await context.content.open(object.version);
  if (handle === undefined) return undefined;
  try {
    describeObject(reply, object, keeping, context.now());
    if (isUnchanged(request, metadata)) {
      await handle.close();
      return await reply.code(304).send();
    }
    sendAsDownload(request, reply);
    const { size } = await handle.stat();
    const { range: wanted, 'if-range': onlyOf } = request.headers;
    const isPart = wanted !== undefined && (onlyOf === undefined || onlyOf === metadata.eTag);
    const range = isPart ? parseRange(wanted, size) : undefined;
    if (range !== undefined) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    void reply.header('content-length', range === undefined ? size : range.end - range.start + 1);
    return await reply.send(handle.createReadStream(range));
  } catch (error) {
    await handle.close().catch(() => undefined);
    throw error;
  }
}
