import { randomUUID } from 'node:crypto';
import { AWAY_SECONDS } from '@spire/domain/errorCodes';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isOutage } from '../database.ts';
import { AuthError, badJson } from './authError.ts';
import { BODY_LIMIT } from './jsonBody.ts';
import type { ServiceLog } from '../../serviceLog.ts';

export const API_VERSION_HEADER = 'X-Supabase-Api-Version';
const NEWEST_API_VERSION = '2024-01-01';

/** Clients that name an API version of 2024 or later are answered with string codes; older ones with numbers. */
function isNewVersion(header: string | string[] | undefined): boolean {
  return typeof header === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(header) && header >= NEWEST_API_VERSION;
}

/** The body of an error in both of the API's shapes. */
export function errorBody(error: AuthError, isNew: boolean): Record<string, unknown> {
  const { reasons } = error.extras;
  return {
    ...(isNew
      ? { code: error.code, message: error.message }
      : { code: error.status, error_code: error.code, msg: error.message }),
    ...(reasons === undefined ? {} : { weak_password: { reasons } }),
  };
}

/** Messages of database errors repeat what was entered: only what names the fault goes to the log. */
function describeUnknown(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, constraint, routine } = error as { code?: unknown; constraint?: unknown; routine?: unknown };
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { error: error.name, code, constraint, routine, stack };
}

function asAuthError(error: FastifyError | AuthError, log: ServiceLog): AuthError {
  if (error instanceof AuthError) return error;
  if (error.statusCode === 413)
    return new AuthError(413, 'request_entity_too_large', `Request body too large (max ${BODY_LIMIT} bytes)`);
  if (error.statusCode === 415) return new AuthError(415, 'bad_json', 'Only application/json is accepted');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return badJson('it is not well-formed');
  if (isOutage(error)) {
    log.warn(describeUnknown(error), 'Auth request met no database');
    return new AuthError(503, 'unexpected_failure', 'The service is not available for a moment', {
      retryAfter: AWAY_SECONDS,
    });
  }
  log.error({ errorId: randomUUID(), ...describeUnknown(error) }, 'Auth request failed');
  const advice = 'Unexpected failure, please check server logs for more information';
  return new AuthError(500, 'unexpected_failure', advice);
}

/** Sends any failure as Supabase Auth would; what is unknown is logged and masked. */
export function sendError(failure: unknown, request: FastifyRequest, reply: FastifyReply, log: ServiceLog) {
  const error = asAuthError(failure as FastifyError | AuthError, log);
  const isNew = isNewVersion(request.headers[API_VERSION_HEADER.toLowerCase()]);
  if (isNew) void reply.header(API_VERSION_HEADER, NEWEST_API_VERSION);
  if (error.extras.retryAfter !== undefined) void reply.header('Retry-After', Math.ceil(error.extras.retryAfter));
  return reply.code(error.status).header('x-sb-error-code', error.code).send(errorBody(error, isNew));
}
