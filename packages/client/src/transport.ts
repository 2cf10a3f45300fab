import { DELAYS } from '@spire/domain/limits';

/** Why no answer came: none in time, no connection, or a connection but no server at the other end. */
export type TransportCode = 'TIMEOUT' | 'NETWORK' | 'UNREACHABLE';

/**
 * A request that got no answer. The message begins with the code and ends with what the browser said, because auth-js
 * keeps nothing but the message, and the sign-in fallback is chosen by the browser's words (spec 1 §7).
 */
export class TransportError extends Error {
  readonly code: TransportCode;

  constructor(code: TransportCode, said = '') {
    super(said === '' ? code : `${code}: ${said}`);
    this.name = 'TransportError';
    this.code = code;
  }
}

/**
 * `fetch` as every backend request of the browser uses it: cross-origin mode, no cookies, given up after 60 s
 * (spec 1 §7), `finish` included, which may read the body. Throws TransportError when no answer came, and the caller's
 * own abort as it is.
 */
export async function boundedFetch(
  input: RequestInfo | URL,
  init: RequestInit = {},
  finish: (response: Response) => Response | Promise<Response> = (response) => response,
): Promise<Response> {
  const limit = AbortSignal.timeout(DELAYS.request);
  const given = init.signal ?? undefined;
  const signal = given === undefined ? limit : AbortSignal.any([given, limit]);
  try {
    return await finish(await fetch(input, { ...init, mode: 'cors', credentials: 'omit', signal }));
  } catch (error) {
    if (given?.aborted === true) throw error;
    if (limit.aborted) throw new TransportError('TIMEOUT');
    throw new TransportError(navigator.onLine ? 'UNREACHABLE' : 'NETWORK', error instanceof Error ? error.message : '');
  }
}
