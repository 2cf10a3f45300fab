import { TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { takeAskedAhead } from './askedAhead.ts';
import { claimsOf } from './claimsOf.ts';
import { noteConnection } from './connection.ts';
import { noteServerTime } from './serverClock.ts';
import { boundedFetch, TransportError } from './transport.ts';

type TokenSource = () => Promise<string | undefined>;

/** The keeper of the session, for when the server does not know its token. */
export interface SessionKeeper {
  /** Tries to get a new token; false when there is none to be had. */
  renew: () => Promise<boolean>;
  /** The session is over: ask for a new login, drafts kept (trap 33). */
  end: () => void;
  /** The person has a second factor, and this session has not shown it: ask for it. */
  askFactor: () => void;
}

let tokenSource: TokenSource = () => Promise.resolve(undefined);
let keeper: SessionKeeper = { renew: () => Promise.resolve(false), end: () => undefined, askFactor: () => undefined };

/** Tells the data door where the access token of the moment comes from; the shell does, once. */
export function setTokenSource(source: TokenSource): void {
  tokenSource = source;
}

/** Tells the data door who renews or ends a session that the server refuses; the shell does, once. */
export function setSessionKeeper(next: SessionKeeper): void {
  keeper = next;
}

/** Renews the session after an answer UNAUTHENTICATED: true when the request is worth repeating with a new token. */
export function renewSession(): Promise<boolean> {
  return keeper.renew();
}

/** Ends the session after an answer UNAUTHENTICATED that a new token did not change. */
export function endSession(): void {
  keeper.end();
}

/** Asks for the second factor after an answer SECOND_FACTOR_REQUIRED. */
export function askSecondFactor(): void {
  keeper.askFactor();
}

/** The access token of the moment, renewed when it has run out; undefined when nobody is signed in. */
export function accessToken(): Promise<string | undefined> {
  return tokenSource();
}

const isOfAnother = (token: string | undefined, userId: string): boolean => {
  const subject = claimsOf(token)?.['sub'];
  return typeof subject === 'string' && subject !== userId;
};

/** Whether somebody else is signed in by now. Where nobody is, or a token cannot be read, nobody else is. */
export async function hasBeenReplaced(userId: string): Promise<boolean> {
  return isOfAnother(await accessToken(), userId);
}

/** The statuses with which a proxy answers when there is no server behind it. */
const UNREACHED: readonly number[] = [502, 503, 504];

/** A bounded request that carries the token given and the time zone, from which the server reads "today" (D18). */
async function fetchWith(
  token: string | undefined,
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  headers.set(TIME_ZONE_HEADER, Intl.DateTimeFormat().resolvedOptions().timeZone);
  try {
    const response = await boundedFetch(input, { ...init, headers }, takeAskedAhead(token, init.body));
    noteServerTime(response);
    noteConnection(!UNREACHED.includes(response.status));
    return response;
  } catch (error) {
    if (error instanceof TransportError) noteConnection(false);
    throw error;
  }
}

/** A request to the graph as whoever is signed in. */
export async function graphFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return fetchWith(await accessToken(), input, init);
}

/**
 * Requests to the graph as that person. When somebody else is signed in by now, none is sent: what one person began
 * never goes out in the name of another.
 */
export function graphFetchAs(userId: string): typeof graphFetch {
  return async (input, init) => {
    const token = await accessToken();
    if (isOfAnother(token, userId)) throw new Error('Somebody else is signed in by now');
    return fetchWith(token, input, init);
  };
}
