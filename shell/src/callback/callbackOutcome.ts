import { routeOf } from '@spire/domain/routes';

/** What a followed confirmation or reset link came to. */
export type CallbackOutcome =
  | { kind: 'confirming' }
  /** This visit confirmed an address, and the person is signed in (trap 24). */
  | { kind: 'confirmed' }
  /** The person may set a new password (trap 73). */
  | { kind: 'recovery' }
  /** The link worked, but was not asked for in this browser, which so has no session from it (trap 23). */
  | { kind: 'elsewhere' }
  /** The link is expired, used or broken (trap 74). */
  | { kind: 'refused' }
  /** The server could not be asked. */
  | { kind: 'offline' };

/** What the address says of a link before the auth client has read it. */
export interface CallbackVisit {
  hasCode: boolean;
  hasError: boolean;
  isRecovery: boolean;
}

/**
 * Reads the address of a followed link: parameters stand in the query or in the hash. Null when no link was followed.
 * The auth service falls back on the app's root when it does not know the target, so every path is looked at.
 */
export function callbackVisit(href: string): CallbackVisit | null {
  const { pathname, searchParams, hash } = new URL(href);
  const marks = new URLSearchParams(hash.slice(1));
  const has = (name: string) => searchParams.has(name) || marks.has(name);
  const visit = {
    hasCode: has('code'),
    hasError: has('error') || has('error_code') || has('error_description') || has('access_token'),
    isRecovery: searchParams.get('type') === 'recovery' || marks.get('type') === 'recovery',
  };
  const isCallback = routeOf(pathname) === 'authCallback';
  return visit.hasCode || visit.hasError || (isCallback && visit.isRecovery) ? visit : null;
}

/** How the auth client got on with the link. `code` and `name` are those of its error, if there was one. */
export interface CallbackResult {
  hasSession: boolean;
  sawRecovery: boolean;
  /** The client left the code where it was, for want of the secret that goes with it. */
  isCodeUnused: boolean;
  error: { code: string | undefined; name: string } | null;
}

/** Errors that say "right link, wrong browser": the address was confirmed before the code was handed out. */
const ELSEWHERE = ['bad_code_verifier', 'pkce_code_verifier_not_found', 'flow_state_not_found', 'flow_state_expired'];

/** What is shown after a followed link; null leads on to the app or, without a session, to the login screen. */
export function callbackOutcome(visit: CallbackVisit, result: CallbackResult): CallbackOutcome | null {
  const { hasSession, sawRecovery, isCodeUnused, error } = result;
  if (error?.name === 'AuthRetryableFetchError') return { kind: 'offline' };
  if (visit.hasError) return { kind: 'refused' };
  if (hasSession && (sawRecovery || (visit.isRecovery && !visit.hasCode))) return { kind: 'recovery' };
  if (isCodeUnused || (error !== null && ELSEWHERE.includes(error.code ?? ''))) {
    return hasSession ? null : { kind: 'elsewhere' };
  }
  if (error !== null) return { kind: 'refused' };
  return hasSession && visit.hasCode ? { kind: 'confirmed' } : null;
}
