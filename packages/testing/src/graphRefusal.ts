import { ERROR_CODES, type ErrorCode, type FieldError } from '@spire/domain/errorCodes';
import type { Outcome } from './loopback.ts';

/** A refusal on purpose. Thrown by a handler or a function of the world it is answered as the graph answers one. */
export class GraphRefusal extends Error {
  readonly extensions: { code: ErrorCode; fields?: readonly FieldError[] };

  constructor(code: ErrorCode, fields: readonly FieldError[] = []) {
    super(code);
    this.name = 'GraphRefusal';
    this.extensions = fields.length > 0 ? { code, fields } : { code };
  }
}

/** The gateway's refusals before anything is executed: these have a status of their own and no path. */
const AT_THE_DOOR: readonly ErrorCode[] = [
  'UNAUTHENTICATED',
  'SECOND_FACTOR_REQUIRED',
  'BAD_REQUEST',
  'METHOD_NOT_ALLOWED',
  'TOO_LARGE',
  'RATE_LIMITED',
];

/** With these the answer has their status also where a service behind the gateway says so. */
const TOKEN_CODES: readonly unknown[] = ['UNAUTHENTICATED', 'SECOND_FACTOR_REQUIRED'] satisfies ErrorCode[];

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

export interface Answer {
  data: unknown;
  errors?: readonly { extensions: { code?: unknown } }[];
}

/** The answer to an operation that was executed: 200 whatever is in it, save where the token was refused. */
export function executed(answer: Answer) {
  const refused = answer.errors?.map(({ extensions }) => extensions.code).find((code) => TOKEN_CODES.includes(code));
  const status = refused === undefined ? 200 : ERROR_CODES[refused as ErrorCode];
  return { status, headers: JSON_HEADERS, body: JSON.stringify(answer) } satisfies Outcome;
}

/** A refusal before anything is executed, in the gateway's words. */
export function refusedAtTheDoor(code: ErrorCode, retryAfter = 1) {
  const headers = {
    ...JSON_HEADERS,
    ...(code === 'UNAUTHENTICATED' ? { 'www-authenticate': 'Bearer' } : {}),
    ...(code === 'RATE_LIMITED' ? { 'retry-after': String(retryAfter) } : {}),
  };
  const body = JSON.stringify({ errors: [{ message: code, extensions: { code } }] });
  return { status: ERROR_CODES[code], headers, body } satisfies Outcome;
}

/** The refusal of a whole operation, whose first field is `field`, from where this code comes from. */
export function refused({ extensions, message }: GraphRefusal, field: string, retryAfter?: number) {
  if (AT_THE_DOOR.includes(extensions.code)) return refusedAtTheDoor(extensions.code, retryAfter);
  return executed({ errors: [{ message, path: [field], extensions }] as Answer['errors'] & object, data: null });
}
