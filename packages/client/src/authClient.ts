import { deviceStorage } from '@spire/domain/deviceStorage';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import { AuthClient as Client } from '@supabase/supabase-js';
import { createAuthFetch } from './authFetch.ts';
import { authUrl } from './authUrl.ts';

export type { AuthError, Session as AuthSession } from '@supabase/supabase-js';
export type AuthClient = InstanceType<typeof Client>;

/**
 * The auth client of the unmodified `@supabase/supabase-js`, set up as its `createClient` would with the options of
 * spec 1 §7: PKCE, refresh, persistence, session in the address. The rest of that library, 24 kB, stays away until
 * something stores a picture. It starts with `initialize`, so that the shell can listen first. Import this file lazily,
 * by `auth.ts`: 21 kB.
 */
export function createAuthClient(config: BrowserConfig, storageKey: string): AuthClient {
  const { supabaseAnonKey, apiUrl } = config;
  const url = authUrl(config);
  return new Client({
    url,
    headers: { Authorization: `Bearer ${supabaseAnonKey}`, apikey: supabaseAnonKey },
    storageKey,
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    storage: { ...deviceStorage, setItem: (name, text) => void deviceStorage.setItem(name, text) },
    skipAutoInitialize: true,
    fetch: createAuthFetch(url, apiUrl),
  });
}
