import { ERROR_CODES, FIELD_ERROR_CODES, type ErrorCode, type FieldError } from '@spire/domain/errorCodes';
import { isOneOf, keysOf } from '@spire/domain/lists';

/** A problem as screens speak of it: a code with a text in `common.errors`, and the fields that are wrong. */
export interface Problem {
  code: ErrorCode | 'NETWORK' | 'TIMEOUT';
  fields: FieldError[];
  /** After how many seconds the server welcomes another try; left out where it did not say (trap 87). */
  retryAfter?: number;
}

type Loose = Readonly<Record<string, unknown>>;

function isLoose(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null;
}

function fieldsOf(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (each): each is FieldError =>
      isLoose(each) && typeof each['field'] === 'string' && isOneOf(FIELD_ERROR_CODES, each['code']),
  );
}

function fromGraph(errors: readonly unknown[]): Problem | undefined {
  for (const error of errors) {
    const extensions = isLoose(error) ? error['extensions'] : undefined;
    if (!isLoose(extensions)) continue;
    const code = extensions['code'];
    if (isOneOf(keysOf(ERROR_CODES), code)) return { code, fields: fieldsOf(extensions['fields']) };
  }
  return undefined;
}

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  429: 'RATE_LIMITED',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};

/** Reads the body of a refusal that never reached the graph, such as a rate limit in front of it. */
function fromText(text: unknown): Problem | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const body: unknown = JSON.parse(text);
    return isLoose(body) && Array.isArray(body['errors']) ? fromGraph(body['errors']) : undefined;
  } catch {
    return undefined;
  }
}

/** The time to wait by a refusal's headers, which Apollo's errors keep. */
function retryAfterOf({ response }: Loose): { retryAfter: number } | undefined {
  const headers = isLoose(response) ? response['headers'] : undefined;
  if (!(headers instanceof Headers)) return undefined;
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfter: Math.ceil(seconds) } : undefined;
}

function codeOf(error: Loose): Problem['code'] {
  if (error['code'] === 'TIMEOUT' || error['name'] === 'TimeoutError') return 'TIMEOUT';
  if (error['code'] === 'NETWORK' || error['code'] === 'UNREACHABLE') return 'NETWORK';
  // Another server answered in the server's place, such as the sign-in page of a hotel.
  if (error['name'] === 'ServerParseError') return 'UNAVAILABLE';
  const status = error['statusCode'];
  return (typeof status === 'number' ? BY_STATUS[status] : undefined) ?? 'INTERNAL';
}

/**
 * The problem behind any error of a graph request. It reads shapes, not classes: two bundles may carry two copies of
 * one class. An unknown error is INTERNAL.
 */
export function problemOf(error: unknown): Problem {
  if (!isLoose(error)) return { code: 'INTERNAL', fields: [] };
  const known =
    (Array.isArray(error['errors']) ? fromGraph(error['errors']) : undefined) ?? fromText(error['bodyText']);
  return { ...(known ?? { code: codeOf(error), fields: [] }), ...retryAfterOf(error) };
}

/** Whether no server had the request, so that asking once more is worth it. */
export const hasReachedNobody = (error: unknown) => /^NETWORK|^UNAVAILABLE/.test(problemOf(error).code);
