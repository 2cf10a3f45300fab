import type { Auth, AuthError } from '@spire/client/auth';
import { setSessionKeeper, setTokenSource } from '@spire/client/graphAccess';
import { storedSession } from '@spire/client/storedSession';
import type { GateEvent } from './gate.ts';

/** Whether the auth service was out of reach, and so has said nothing about the session. */
export const isTransport = (error: AuthError | null) => error?.name === 'AuthRetryableFetchError';

/**
 * Gives the data door its token: the stored one while it is good, and else a new one from the client. Asks for a new
 * one too where the server refuses the old; several refusals at once ask once.
 */
export function keepSession(key: string, auth: Auth, tell: (event: GateEvent) => void): void {
  let renewing: Promise<boolean> | null = null;
  const end = async () => {
    await (await auth()).signOut({ scope: 'local' });
  };
  const renew = async () => {
    const { data, error } = await (await auth()).refreshSession();
    if (data.session !== null) return true;
    if (!isTransport(error)) await end();
    return false;
  };
  setTokenSource(async () => {
    const stored = storedSession(key);
    if (stored.kind === 'fresh') return stored.session.access_token;
    return stored.kind === 'none' ? undefined : (await (await auth()).getSession()).data.session?.access_token;
  });
  setSessionKeeper({
    renew: () =>
      (renewing ??= renew()
        .catch(() => false)
        .finally(() => (renewing = null))),
    end: () => void end().catch(() => undefined),
    askFactor: () => tell({ kind: 'factorAsked' }),
  });
}
