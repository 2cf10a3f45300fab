import type { BrowserConfig } from '@spire/domain/servicePaths';
import { AuthClient as Client } from '@supabase/supabase-js';
import { createAuthFetch } from './authFetch.ts';

export type { AuthChangeEvent, AuthError, Session as AuthSession, User as AuthUser } from '@supabase/supabase-js';
export type AuthClient = InstanceType<typeof Client>;

/**
 * The auth client of the unmodified `@supabase/supabase-js`, set up as its `createClient` would with the options of
 * spec 1 §7: PKCE, refresh, persistence, session in the address. The rest of that library, 24 kB, stays away until
 * something stores a picture. It starts with `initialize`, so that the shell can listen first.
 */
export function createAuthClient({ supabaseUrl, supabaseAnonKey, apiUrl }: BrowserConfig): AuthClient {
  const base = new URL(supabaseUrl.endsWith('/') ? supabaseUrl : `${supabaseUrl}/`);
  const url = new URL('auth/v1', base).href;
  return new Client({
    url,
    headers: { Authorization: `Bearer ${supabaseAnonKey}`, apikey: supabaseAnonKey },
    storageKey: `sb-${base.hostname.split('.')[0] ?? base.hostname}-auth-token`,
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    skipAutoInitialize: true,
    fetch: createAuthFetch(url, apiUrl),
  });
}

/** Keys under which the client keeps the secret of each flow that waits for its mailed link; the list of them is none. */
const verifierKeys = () => Object.keys(localStorage).filter((key) => /-auth-token(-flow-.+)?-code-verifier$/.test(key));

/** Whether someone asked for a mailed link in this browser and has not followed it yet. */
export function awaitsMailedLink(): boolean {
  return verifierKeys().length > 0;
}

/** The link has been followed: the next one, whoever sent it, has to be asked for again. */
export function endMailedLinks(): void {
  for (const key of verifierKeys()) localStorage.removeItem(key);
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
  try {
    const payload = token.split('.')[1] ?? '';
    const { aal } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { aal?: string };
    return aal !== 'aal2';
  } catch {
    return true;
  }
}
