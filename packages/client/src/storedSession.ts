import { deviceStorage } from '@spire/domain/deviceStorage';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import type { AuthSession } from './authClient.ts';
import { claimsOf } from './claimsOf.ts';

/**
 * The session on this device, read without the auth client. `stale` is everything that only the client may judge: a
 * token that has run out or is about to, and what cannot be read.
 */
export type StoredSession = { kind: 'none' } | { kind: 'fresh'; session: AuthSession } | { kind: 'stale' };

/** So many ms a token has to last: more than the client's own minute and a half, so that it never meets one which it would have renewed. */
export const TOKEN_MARGIN = 120_000;

/**
 * The key under which the auth client keeps the session: that of `createClient`, so that a hosted project's sessions go
 * on.
 */
export function sessionKey({ supabaseUrl }: Pick<BrowserConfig, 'supabaseUrl'>): string {
  const { hostname } = new URL(supabaseUrl);
  return `sb-${hostname.split('.')[0] ?? hostname}-auth-token`;
}

/** The session that lies here, however old its token is; undefined where none does, or none that can be read. */
export function lastSession(key: string): AuthSession | undefined {
  try {
    const session = JSON.parse(deviceStorage.getItem(key) ?? 'null') as Partial<AuthSession> | null;
    const { access_token, refresh_token, user } = session ?? {};
    const isWhole = [access_token, refresh_token, user?.id].every((each) => typeof each === 'string');
    return isWhole ? (session as AuthSession) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the stored session; the token of a `fresh` one can be sent as it is. */
export function storedSession(key: string, now = Date.now()): StoredSession {
  if (deviceStorage.getItem(key) === null) return { kind: 'none' };
  const session = lastSession(key);
  const expiry = session?.expires_at;
  if (typeof expiry !== 'number' || expiry * 1000 - now < TOKEN_MARGIN) return { kind: 'stale' };
  return { kind: 'fresh', session: session as AuthSession };
}

/** Keys under which the client keeps the secret of each flow that waits for its mailed link; the list of them is none. */
const verifierKeys = () => deviceStorage.keys().filter((key) => /-auth-token(-flow-.+)?-code-verifier$/.test(key));

/** The secrets of the mailed links that were asked for in this browser and have not been followed yet. */
export function flowVerifiers(): string[] {
  const stored = verifierKeys().map((key) => /^"([^"/]+)/.exec(deviceStorage.getItem(key) ?? '')?.[1]);
  return [...new Set(stored.filter((each) => each !== undefined))];
}

/** The link has been followed: the next one, whoever sent it, has to be asked for again. */
export function endMailedLinks(): void {
  for (const key of verifierKeys()) deviceStorage.removeItem(key);
}

/** Leaves nobody signed in on this device, where the client, which would tell the server too, cannot be had. */
export function forgetSession(key: string): void {
  deviceStorage.removeItem(key);
  endMailedLinks();
}

interface Assurance {
  access_token: string;
  user: { factors?: readonly { status: string }[] | null };
}

/**
 * Whether this session waits for the second factor: `aal1`, and the person has a verified one. The same answer as the
 * client's `mfa.getAuthenticatorAssuranceLevel`, but at once, so that its own events can be answered without a
 * moment in between.
 */
export function awaitsSecondFactor({ access_token: token, user }: Assurance): boolean {
  if (user.factors?.some(({ status }) => status === 'verified') !== true) return false;
  return claimsOf(token)?.['aal'] !== 'aal2';
}
