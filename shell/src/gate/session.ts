import { fetchAuthClient, type Auth, type AuthSession } from '@spire/client/auth';
import { lastSession, sessionKey, storedSession } from '@spire/client/storedSession';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import { afterFirstPage } from '../afterFirstPage.ts';
import { callbackVisit, type CallbackVisit } from '../callback/callbackVisit.ts';
import { createLoader } from '../loading.ts';
import { accountOf } from './accountOf.ts';
import type { GateEvent } from './gate.ts';
import { keepSession } from './keepSession.ts';
import { knownHere } from './knownHere.ts';
import { SIGNED_OUT_KEY } from './signedOutKey.ts';
import { takeLanguage } from './mailedLink.ts';

/** Milliseconds until whoever was let on by the stored session gets the client that renews it: the first page first. */
const CLIENT_AFTER = 4000;

/** The session of this device. */
export interface Session {
  auth: Auth;
  /** Reads the session and follows it. Returns the way to stop. */
  start: () => () => void;
}

/**
 * Connects gate, auth client and data door. Visitors, and people whose stored token is still good, are let on without
 * the client; it is fetched when something needs it, and behind the gate once the first page has had its turn
 * (decision 0041).
 */
export function createSession(config: BrowserConfig, tell: (event: GateEvent) => void): Session {
  const key = sessionKey(config);
  let isRead = false;
  let isBegun = false;
  let sawRecovery = false;
  let callOff = (): void => undefined;
  /** The token of the session that another tab is ending, which stays stored until the server has answered. */
  let ending: string | undefined;

  const { load: auth } = createLoader(async () => {
    const client = await fetchAuthClient(config);
    client.onAuthStateChange(handleEvent);
    await client.initialize();
    isBegun = true;
    return client;
  });

  /** Handles the service's events, in every tab (spec 1 §4). While it begins, the client says only what we know. */
  function handleEvent(event: string, session: AuthSession | null): void {
    if (event === 'PASSWORD_RECOVERY') sawRecovery = true;
    if (!isRead || event === 'INITIAL_SESSION') return;
    if (event === 'SIGNED_OUT') tell({ kind: 'signedOut', farewell: 'expired' });
    else if (isBegun && session !== null) tellSignedIn(session);
  }

  /** Word of a session may come late: one that is being ended lets nobody in again. */
  function tellSignedIn(session: AuthSession): void {
    if (session.access_token !== ending) tell({ kind: 'signedIn', account: accountOf(session) });
  }

  const fetchClient = () => void auth().catch(() => undefined);
  function fetchClientSoon(): void {
    callOff();
    callOff = afterFirstPage(fetchClient, CLIENT_AFTER);
  }

  /** The way through the client comes with the client; without it nothing was used up, and a new start tries again. */
  async function readLate(visit: CallbackVisit | null): Promise<void> {
    try {
      const { readByClient } = await import(/* webpackChunkName: "auth" */ './readByClient.ts');
      await readByClient(
        { auth, config },
        visit,
        () => sawRecovery,
        (event) => (event.kind === 'sessionUnreachable' ? void readWithoutNetwork() : tell(event)),
      );
    } catch {
      await readWithoutNetwork();
    }
  }

  /** A session that cannot be renewed now is neither over nor proved: it leads to what this device knows, if anything. */
  async function readWithoutNetwork(): Promise<void> {
    const session = lastSession(key);
    const isKnown = session !== undefined && (await knownHere(session.user.id)) !== undefined;
    if (isKnown) {
      tell({ kind: 'sessionRead', account: accountOf(session), callback: null });
      fetchClientSoon();
    } else tell({ kind: 'sessionUnreachable' });
  }

  async function read(): Promise<void> {
    const visit = callbackVisit(window.location.href);
    const stored = storedSession(key);
    if (visit !== null || stored.kind === 'stale') await readLate(visit);
    else if (stored.kind === 'none') tell({ kind: 'sessionRead', account: null, callback: null });
    else {
      if (await takeLanguage(stored.session)) tell({ kind: 'languageChosen' });
      tell({ kind: 'sessionRead', account: accountOf(stored.session), callback: null });
      fetchClientSoon();
    }
    isRead = true;
  }

  /** Another tab has changed what is stored; without the client there is no other word of it. */
  function handleStorage(event: StorageEvent): void {
    if (event.key === SIGNED_OUT_KEY && event.newValue !== null) ending = lastSession(key)?.access_token;
    if (!isRead || (event.key !== key && event.key !== null)) return;
    const stored = storedSession(key);
    if (stored.kind === 'none') tell({ kind: 'signedOut', farewell: 'expired' });
    else if (stored.kind === 'stale') fetchClient();
    else {
      tellSignedIn(stored.session);
      fetchClientSoon();
    }
  }

  return {
    auth,
    start: () => {
      keepSession(key, auth, tell);
      window.addEventListener('storage', handleStorage);
      void read();
      return () => {
        window.removeEventListener('storage', handleStorage);
        callOff();
      };
    },
  };
}
