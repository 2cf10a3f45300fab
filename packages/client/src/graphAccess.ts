import { TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { boundedFetch } from './transport.ts';

type TokenSource = () => Promise<string | undefined>;

/** Who looks after the session when the server does not know its token. */
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

/** For an answer UNAUTHENTICATED: true when the question is worth repeating with a new token. */
export function renewSession(): Promise<boolean> {
  return keeper.renew();
}

/** For an answer UNAUTHENTICATED that a new token did not mend. */
export function endSession(): void {
  keeper.end();
}

/** For an answer SECOND_FACTOR_REQUIRED. */
export function askSecondFactor(): void {
  keeper.askFactor();
}

/** The access token of the moment, renewed when it has run out; undefined when nobody is signed in. */
export function accessToken(): Promise<string | undefined> {
  return tokenSource();
}

/** A bounded request that carries the person's token and time zone, from which the server reads "today" (D18). */
export async function graphFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const token = await accessToken();
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  headers.set(TIME_ZONE_HEADER, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return boundedFetch(input, { ...init, headers });
}
