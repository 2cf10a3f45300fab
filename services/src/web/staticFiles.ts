import type { FastifyReply, FastifyRequest } from 'fastify';
import { createReadStream, statSync } from 'node:fs';
import { chooseEncoding, createCompressedFiles, SMALLEST_BYTES } from './compression.ts';
import { isCompressible, mediaType } from './mediaTypes.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** Rspack writes its content hash into the name of every file that has one. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/;

/** Whether a file keeps its content for ever under this name. */
export function isHashed(file: string): boolean {
  return HASHED.test(file);
}

/** Sends files of a build, compressed where that helps. Where the file is gone from the disk, `lost` answers. */
export function createFileSender() {
  const compressedFile = createCompressedFiles();

  return async function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    { isImmutable, lost }: { isImmutable: boolean; lost: () => FastifyReply },
  ): Promise<FastifyReply> {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found === undefined) return lost();
    const type = mediaType(file);
    const { size, mtimeMs } = found;
    const tag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    void reply.headers({ 'content-type': type, 'cache-control': isImmutable ? FOREVER : 'no-cache', etag: tag });
    if (isCompressible(type)) void reply.header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    const encoding = isCompressible(type) ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
    if (encoding === 'identity' || size < SMALLEST_BYTES)
      return reply.header('content-length', size).send(createReadStream(file));
    return reply.header('content-encoding', encoding).send(await compressedFile(file, tag, encoding));
  };
}
