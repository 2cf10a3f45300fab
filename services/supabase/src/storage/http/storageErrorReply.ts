import { randomUUID } from 'node:crypto';
import { AWAY_SECONDS } from '@spire/domain/errorCodes';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isOutage } from '../../auth/database.ts';
import type { ServiceLog } from '../../serviceLog.ts';
import { asRefusal } from './databaseError.ts';
import { databaseAway, invalidRequest, StorageError } from './storageError.ts';

const FULL_DISK = ['ENOSPC', 'EDQUOT'];

function fromFramework(error: FastifyError): StorageError | undefined {
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new StorageError(415, 'InvalidMimeType', 'Invalid Content-Type header', { error: 'invalid_mime_type' });
  const { statusCode } = error;
  if (statusCode === undefined || statusCode < 400 || statusCode > 499) return undefined;
  return new StorageError(statusCode, 'InvalidRequest', error.message, { error: error.name, httpStatus: statusCode });
}

function fromFault(error: unknown, log: ServiceLog): StorageError {
  const { name, code, stack }: NodeJS.ErrnoException = error instanceof Error ? error : new Error(typeof error);
  // Messages of the database and the file system repeat names and paths: only what names the fault goes to the log.
  const trace = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  if (isOutage(error)) {
    log.warn({ error: name, code }, 'Storage request met no database');
    return databaseAway(AWAY_SECONDS);
  }
  log.error({ errorId: randomUUID(), error: name, code, stack: trace }, 'Storage request failed');
  return FULL_DISK.includes(code ?? '')
    ? new StorageError(507, 'InternalError', 'There is no space left to store the object', { httpStatus: 507 })
    : new StorageError(500, 'InternalError', 'Internal server error', { error: 'Internal' });
}

/** Sends any failure as Supabase Storage would; what is unknown is logged and masked. */
export function sendStorageError(failure: unknown, reply: FastifyReply, log: ServiceLog): FastifyReply {
  const error =
    failure instanceof StorageError
      ? failure
      : (asRefusal(failure) ?? fromFramework(failure as FastifyError) ?? fromFault(failure, log));
  if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
  return reply
    .code(error.httpStatus)
    .headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
    .send({ statusCode: String(error.status), error: error.error, message: error.message, code: error.code });
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ''] = request.url.slice(SERVICE_PATHS.storage.length).split('?', 1);
  const route = `${request.method}:${path}`;
  const { code } = invalidRequest('');
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ statusCode: '404', error: 'Not Found', message: `Route ${route} not found`, code });
}
