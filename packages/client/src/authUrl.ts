import type { BrowserConfig } from '@spire/domain/servicePaths';

/** The address of the auth service, without a slash at its end. */
export function authUrl({ supabaseUrl }: Pick<BrowserConfig, 'supabaseUrl'>): string {
  return new URL('auth/v1', supabaseUrl.endsWith('/') ? supabaseUrl : `${supabaseUrl}/`).href;
}
