import { DELAYS } from '@spire/domain/limits';

/**
 * Why no answer came: none in time, no connection, a connection but no server at the other end, or one that broke down
 * in the app's own server, on the way to the auth service; what was said is then that server's message.
 */
export type TransportCode = 'TIMEOUT' | 'NETWORK' | 'UNREACHABLE' | 'PROXY';

/**
 * A request that got no answer. The message begins with the code and ends with what the browser said, because auth-js
 * keeps nothing but the message, and the sign-in fallback is chosen by the browser's words (spec 1 §7).
 */
export class TransportError extends Error {
  readonly code: TransportCode;
  /** Whether an answer had begun and broke off: the server has the request. */
  readonly isAnswered: boolean;

  constructor(code: TransportCode, said = '', isAnswered = false) {
    super(said === '' ? code : `${code}: ${said}`);
    this.name = 'TransportError';
    this.code = code;
    this.isAnswered = isAnswered;
  }
}

/** The answer with its body, read to its end. */
async function whole(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const { status, statusText, headers } = response;
  return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
}

/**
 * `fetch` as every backend request of the browser uses it: cross-origin mode, no cookies, given up after 60 s
 * (spec 1 §7), and answered with the body there: one that breaks off halfway is no answer. Throws TransportError when
 * no answer came, and the caller's own abort as it is. `begun` is the same request where it is on its way already.
 */
export async function boundedFetch(
  input: RequestInfo | URL,
  init: RequestInit = {},
  begun?: Promise<Response>,
): Promise<Response> {
  const limit = AbortSignal.timeout(DELAYS.request);
  const given = init.signal ?? undefined;
  const signal = given === undefined ? limit : AbortSignal.any([given, limit]);
  let isAnswered = false;
  try {
    const response = await (begun ?? fetch(input, { ...init, mode: 'cors', credentials: 'omit', signal }));
    isAnswered = true;
    return await whole(response);
  } catch (error) {
    if (given?.aborted === true) throw error;
    if (limit.aborted) throw new TransportError('TIMEOUT');
    const said = error instanceof Error ? error.message : '';
    throw new TransportError(navigator.onLine ? 'UNREACHABLE' : 'NETWORK', said, isAnswered);
  }
}
