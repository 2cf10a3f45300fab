import type { BrowserConfig } from '@spire/domain/servicePaths';
import type { AuthClient } from './authClient.ts';
import { sessionKey } from './storedSession.ts';
import { TransportError } from './transport.ts';

export type { AuthClient, AuthError, AuthSession } from './authClient.ts';

/**
 * The auth client, fetched when first asked for. Rejects where it cannot be fetched, with what the client itself would
 * answer without a connection; the next call tries again.
 */
export type Auth = () => Promise<AuthClient>;

/** Reads like the auth client's own error, and like the data door's: every form says it in its usual words. */
class AuthOutOfReach extends TransportError {
  override readonly name = 'AuthRetryableFetchError';
  readonly status = 0;
}

const fetchCode = () => import(/* webpackChunkName: "auth" */ './authClient.ts');

/** Begins to fetch the auth client where it is known to be needed, before there is a configuration to make it with. */
export function fetchAuthAhead(): void {
  fetchCode().catch(() => undefined);
}

/**
 * Fetches and makes the auth client (decision 0041). The caller makes only one, because two would both renew the
 * session.
 */
export async function fetchAuthClient(config: BrowserConfig): Promise<AuthClient> {
  const { createAuthClient } = await fetchCode().catch((error: unknown) => {
    throw new AuthOutOfReach(navigator.onLine ? 'UNREACHABLE' : 'NETWORK', error instanceof Error ? error.message : '');
  });
  return createAuthClient(config, sessionKey(config));
}
