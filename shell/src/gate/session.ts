import type { AuthClient, AuthError, AuthSession } from '@spire/client/auth';
import { setSessionKeeper, setTokenSource } from '@spire/client/graphAccess';
import { parseLanguage } from '@spire/domain/languages';
import { setLanguage, storedLanguage } from '@spire/i18n';
import { callbackOutcome, callbackVisit, type CallbackVisit } from '../callback/callbackOutcome.ts';
import type { Account, GateEvent } from './gate.ts';

type Tell = (event: GateEvent) => void;

function accountOf({ user }: AuthSession): Account {
  return { userId: user.id, email: user.email ?? '' };
}

const isTransport = (error: AuthError | null) => error?.name === 'AuthRetryableFetchError';

/** On a device without a choice the one made at sign-up counts (spec 1 §4). */
async function takeLanguage({ user }: AuthSession): Promise<boolean> {
  const chosen = parseLanguage(user.user_metadata['preferred_language']);
  if (storedLanguage() === undefined && chosen !== undefined) await setLanguage(chosen);
  return storedLanguage() !== undefined;
}

/** Reads the session once, and with it the link this visit may have followed. Listens before it reads. */
async function readSession(auth: AuthClient, visit: CallbackVisit | null, tell: Tell): Promise<void> {
  let sawRecovery = false;
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
  const callback =
    visit === null
      ? null
      : callbackOutcome(visit, {
          hasSession: data.session !== null,
          sawRecovery,
          isCodeUnused: visit.hasCode && new URL(window.location.href).searchParams.has('code') && linkError === null,
          error: linkError === null ? null : { code: linkError.code, name: linkError.name },
        });
  tell({ kind: 'sessionRead', account: data.session === null ? null : accountOf(data.session), callback });
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
function keepSession(auth: AuthClient): void {
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
  });
}

/** Connects gate, auth client and data door. Returns the way to stop listening. */
export function startSession(auth: AuthClient, tell: Tell): () => void {
  const visit = callbackVisit(window.location.href);
  keepSession(auth);
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
