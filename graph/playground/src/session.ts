import { readBrowserConfig } from '@spire/client/config';
import { sessionKey, storedSession, type StoredSession } from '@spire/client/storedSession';

/**
 * Finds the key under which the app keeps its session; undefined where this address serves a gateway without the app.
 */
export async function findSessionKey(): Promise<string | undefined> {
  try {
    return sessionKey(await readBrowserConfig());
  } catch {
    return undefined;
  }
}

/** The session the app has stored by now: the app renews its token every hour, so none may be kept here. */
export function currentSession(key: string | undefined): StoredSession {
  return key === undefined ? { kind: 'none' } : storedSession(key);
}

/** Calls back when the app, in another tab, has signed in, out or renewed its token, and when this tab is looked at. */
export function followSession(changed: () => void): () => void {
  const events = ['storage', 'focus'];
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}
