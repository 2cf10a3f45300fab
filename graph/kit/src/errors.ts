import { randomUUID } from 'node:crypto';
import { ERROR_CODES, type ErrorCode, type FieldError } from '@spire/domain/errorCodes';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { z } from 'zod';
import type { Log } from './log.ts';

/** The one failure a service throws on purpose: a code of the shared catalogue, with every wrong field at once. */
export class ApplicationError extends GraphQLError {
  override readonly name = 'ApplicationError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, fields: readonly FieldError[] = []) {
    super(code, { extensions: fields.length > 0 ? { code, fields } : { code } });
    this.code = code;
  }
}

/** Throws VALIDATION_FAILED when anything is wrong with an input; what two rules find alike is told once. */
export function refuseWhenWrong(fields: readonly FieldError[]): void {
  const told = new Map(fields.map((each) => [`${each.field} ${each.code}`, each]));
  if (fields.length > 0) throw new ApplicationError('VALIDATION_FAILED', [...told.values()]);
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_CODES, value);
}

/** Codes with which GraphQL libraries mark a request that is wrong in itself. */
const BAD_REQUEST_CODES: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/** Codes with which Prisma, pg and the network say that the database cannot be reached or does not get on now. */
const OUTAGE_CODES: ReadonlySet<unknown> = new Set([
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  'ECONNREFUSED',
  'ECONNRESET',
  // Ended for taking too long, by an administrator, by a crash; starting.
  '57014',
  '57P01',
  '57P02',
  '57P03',
  // Disk full, memory full, too many connections.
  '53100',
  '53200',
  '53300',
  '40P01',
]);

/** With which PostgreSQL says that a record hangs on nothing: every foreign key leads to the account (decision 0021). */
export const ACCOUNT_GONE = '23503';

/** With which our functions refuse what a person has said no to (wellbeing.refuse_after_no): a code of our own. */
export const CONSENT_TAKEN_BACK = 'SP001';

/** How Prisma hands on what PostgreSQL said. */
const refusedByDatabase = z.object({
  meta: z.object({ driverAdapterError: z.object({ cause: z.object({ originalCode: z.string() }) }) }),
});

function causeOf(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError !== undefined) cause = cause.originalError;
  return cause;
}

/** The SQLSTATE where there is one, else the library's own code. */
export function codeOf(cause: unknown): unknown {
  const refused = refusedByDatabase.safeParse(cause);
  if (refused.success) return refused.data.meta.driverAdapterError.cause.originalCode;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
}

/** The loggable part of an unknown error: its kind and where it arose. Its message may quote what a person wrote. */
export function describeForLog(error: unknown): { name: string; code?: unknown; at: string[] } {
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return { name: typeof cause, at: [] };
  // Without the message, whose lines may look like places.
  const places = (cause.stack ?? '').replace(cause.message, '');
  const at = places.split('\n').filter((line) => /^\s+at /.test(line));
  const code = codeOf(cause);
  return { name: cause.name, ...(code === undefined ? {} : { code }), at: at.slice(0, 12).map((line) => line.trim()) };
}

function answer(formatted: GraphQLFormattedError, extensions: Record<string, unknown>, message: string) {
  return { message, ...(formatted.path === undefined ? {} : { path: formatted.path }), extensions };
}

/**
 * The one exit for errors: known codes pass with their fields, a request wrong in itself becomes BAD_REQUEST with the
 * library's own words for developers, everything else is masked as INTERNAL with the correlation id it is logged under.
 */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  context: { log: Log; correlationId?: string | undefined },
): GraphQLFormattedError {
  const { code, fields, correlationId: given } = formatted.extensions ?? {};
  const extras = {
    ...(Array.isArray(fields) ? { fields } : {}),
    ...(typeof given === 'string' ? { correlationId: given } : {}),
  };
  if (BAD_REQUEST_CODES.has(code)) return answer(formatted, { code: 'BAD_REQUEST', ...extras }, formatted.message);
  if (isErrorCode(code)) return answer(formatted, { code, ...extras }, code);
  const cause = codeOf(causeOf(error));
  if (cause === ACCOUNT_GONE) return answer(formatted, { code: 'UNAUTHENTICATED' }, 'UNAUTHENTICATED');
  if (cause === CONSENT_TAKEN_BACK) return answer(formatted, { code: 'FORBIDDEN' }, 'FORBIDDEN');
  const correlationId = context.correlationId ?? randomUUID();
  const masked: ErrorCode = OUTAGE_CODES.has(cause) ? 'UNAVAILABLE' : 'INTERNAL';
  context.log.error({ correlationId, path: formatted.path, error: describeForLog(error) }, 'A request failed');
  return answer(formatted, { code: masked, correlationId }, masked);
}

/** A GraphQL answer that consists of one error, for refusals before any execution. */
export function errorBody(
  code: ErrorCode,
  message: string = code,
): { errors: { message: string; extensions: { code: ErrorCode } }[] } {
  return { errors: [{ message, extensions: { code } }] };
}
