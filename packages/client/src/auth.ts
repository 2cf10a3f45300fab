import type { BrowserConfig } from '@spire/domain/servicePaths';
import { AuthClient as Client } from '@supabase/supabase-js';
import { boundedFetch } from './transport.ts';

export type { AuthChangeEvent, AuthError, Session as AuthSession, User as AuthUser } from '@supabase/supabase-js';
export type AuthClient = InstanceType<typeof Client>;

/**
 * The auth client of the unmodified `@supabase/supabase-js`, set up as its `createClient` would with the options of
 * spec 1 §7: PKCE, refresh, persistence, session in the address. The rest of that library, 24 kB, stays away until
 * something stores a picture. It starts with `initialize`, so that the shell can listen first.
 */
export function createAuthClient({ supabaseUrl, supabaseAnonKey }: BrowserConfig): AuthClient {
  const base = new URL(supabaseUrl.endsWith('/') ? supabaseUrl : `${supabaseUrl}/`);
  return new Client({
    url: new URL('auth/v1', base).href,
    headers: { Authorization: `Bearer ${supabaseAnonKey}`, apikey: supabaseAnonKey },
    storageKey: `sb-${base.hostname.split('.')[0] ?? base.hostname}-auth-token`,
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    skipAutoInitialize: true,
    fetch: boundedFetch,
  });
}
