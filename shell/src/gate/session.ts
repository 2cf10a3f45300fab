import { awaitsMailedLink, type AuthClient, type AuthError } from '@spire/client/auth';
import { setSessionKeeper, setTokenSource } from '@spire/client/graphAccess';
import { callbackOutcome, callbackVisit, type CallbackVisit } from '../callback/callbackOutcome.ts';
import { accountOf } from './accountOf.ts';
import type { GateEvent } from './gate.ts';
import { followLink, takeLanguage } from './mailedLink.ts';
import { openWanted } from './wantedPath.ts';

type Tell = (event: GateEvent) => void;

const isTransport = (error: AuthError | null) => error?.name === 'AuthRetryableFetchError';

/** Takes what a mailed link carried out of the address bar and the history, where others could read it later. */
function cleanAddress(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

/**
 * Reads the session once, and with it the link this visit may have followed. Listens before it reads. A link that was
 * asked for in this browser goes on by itself, unless it would put another person in the place of the one signed in.
 */
async function readSession(auth: AuthClient, visit: CallbackVisit | null, tell: Tell): Promise<void> {
  let sawRecovery = false;
  const link = visit?.link ?? null;
  if (link !== null) cleanAddress();
  const { data: listening } = auth.onAuthStateChange((event) => {
    if (event === 'PASSWORD_RECOVERY') sawRecovery = true;
  });
  const { error: linkError } = await auth.initialize();
  listening.subscription.unsubscribe();
  const { data, error } = await auth.getSession();
  if (data.session === null && isTransport(error) && visit === null) {
    tell({ kind: 'sessionUnreachable' });
    return;
  }
  if (data.session !== null && (await takeLanguage(data.session))) tell({ kind: 'languageChosen' });
  const account = data.session === null ? null : accountOf(data.session);
  if (link !== null) {
    const isExpected = awaitsMailedLink() && (account === null || link.type === 'email_change');
    tell({ kind: 'sessionRead', account, callback: isExpected ? { kind: 'confirming' } : { kind: 'waiting', link } });
    if (isExpected) await followLink(auth, link, tell);
    return;
  }
  const callback =
    visit === null
      ? null
      : callbackOutcome(visit, {
          hasSession: data.session !== null,
          sawRecovery,
          isCodeUnused: visit.hasCode && new URL(window.location.href).searchParams.has('code') && linkError === null,
          error: linkError === null ? null : { code: linkError.code, name: linkError.name, status: linkError.status },
        });
  if (visit !== null) cleanAddress();
  if (callback?.kind === 'confirmed') openWanted();
  tell({ kind: 'sessionRead', account, callback });
}

/** Follows what the auth service says from then on, in this tab and in others (spec 1 §4). */
function follow(auth: AuthClient, tell: Tell): () => void {
  const { data } = auth.onAuthStateChange((event, session) => {
    if (event === 'SIGNED_OUT') tell({ kind: 'signedOut', farewell: 'expired' });
    else if (session !== null && event !== 'INITIAL_SESSION') tell({ kind: 'signedIn', account: accountOf(session) });
  });
  return () => data.subscription.unsubscribe();
}

/** Asks for a new token where the server refuses the old one; several refusals at once ask once. */
function keepSession(auth: AuthClient, tell: Tell): void {
  let renewing: Promise<boolean> | null = null;
  const end = () => void auth.signOut({ scope: 'local' });
  const renew = async () => {
    const { data, error } = await auth.refreshSession();
    if (data.session !== null) return true;
    if (!isTransport(error)) end();
    return false;
  };
  setTokenSource(async () => (await auth.getSession()).data.session?.access_token);
  setSessionKeeper({
    renew: () => (renewing ??= renew().finally(() => (renewing = null))),
    end,
    askFactor: () => tell({ kind: 'factorAsked' }),
  });
}

/** Connects gate, auth client and data door. Returns the way to stop listening. */
export function startSession(auth: AuthClient, tell: Tell): () => void {
  const visit = callbackVisit(window.location.href);
  keepSession(auth, tell);
  let stop: () => void = () => undefined;
  let isStopped = false;
  void readSession(auth, visit, tell).then(() => {
    if (!isStopped) stop = follow(auth, tell);
  });
  return () => {
    isStopped = true;
    stop();
  };
}
