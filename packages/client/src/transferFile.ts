import { ERROR_CODES } from '@spire/domain/errorCodes';
import { DELAYS } from '@spire/domain/limits';
import { isOneOf, keysOf } from '@spire/domain/lists';
import { TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { noteConnection } from './connection.ts';
import { accessToken, askSecondFactor, endSession, hasBeenReplaced, renewSession } from './graphAccess.ts';
import { problemOf } from './problems.ts';
import { TransportError } from './transport.ts';
import type { Transfer } from './transfer.ts';

/** The time in ms until an upload has to be answered: a file can take long on a slow line. */
const SENDING_LIMIT = 600_000;

/** A refusal of the facade, in the shape that `problemOf` reads. */
async function refusalOf(response: Response): Promise<Error> {
  const body = (await response.json().catch(() => ({}))) as { error?: { code?: unknown; fields?: unknown } };
  const { code, fields } = body.error ?? {};
  const errors = isOneOf(keysOf(ERROR_CODES), code) ? [{ extensions: { code, fields } }] : [];
  return Object.assign(new Error('The request was refused'), { errors, statusCode: response.status, response });
}

async function bytesOf(response: Response, onPart: (count: number) => void): Promise<Blob> {
  const parts: BlobPart[] = [];
  let count = 0;
  for (const reader = response.body?.getReader(); reader !== undefined;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    onPart((count += value.byteLength));
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

/** One try: given up when nothing has come for as long as any request may take (spec 1 §7), however long it goes on. */
async function send(address: string, { method = 'GET', body, onBytes, signal }: Transfer): Promise<Blob> {
  const silence = new AbortController();
  let timer: number | undefined;
  const wait = (limit: number) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => silence.abort(), limit);
  };
  const token = await accessToken();
  const headers = {
    [TIME_ZONE_HEADER]: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  wait(body === undefined ? DELAYS.request : SENDING_LIMIT);
  try {
    const response = await fetch(address, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      mode: 'cors',
      credentials: 'omit',
      signal: signal === undefined ? silence.signal : AbortSignal.any([signal, silence.signal]),
    });
    noteConnection(true);
    if (!response.ok) throw await refusalOf(response);
    return await bytesOf(response, (count) => {
      wait(DELAYS.request);
      onBytes?.(count);
    });
  } catch (error) {
    if (signal?.aborted === true) throw signal.reason;
    if (silence.signal.aborted) throw new TransportError('TIMEOUT');
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new TransportError(navigator.onLine ? 'UNREACHABLE' : 'NETWORK', String(error));
  } finally {
    window.clearTimeout(timer);
  }
}

const isUnauthenticated = (error: unknown) => problemOf(error).code === 'UNAUTHENTICATED';

/** Sends it in the name of that person, or not at all; an old token is renewed once on the way. */
export async function transferFile(address: string, userId: string, transfer: Transfer): Promise<Blob> {
  if (await hasBeenReplaced(userId)) throw new Error('Somebody else is signed in by now');
  try {
    return await send(address, transfer);
  } catch (error) {
    if (problemOf(error).code === 'SECOND_FACTOR_REQUIRED') askSecondFactor();
    if (!isUnauthenticated(error) || !(await renewSession())) throw error;
  }
  try {
    return await send(address, transfer);
  } catch (error) {
    if (isUnauthenticated(error)) endSession();
    throw error;
  }
}
