import type { AuthError } from '../http/authError.ts';
import { validationFailed } from '../http/authError.ts';
import { OTHER_PROVIDERS } from '../publicSettings.ts';

/** Providers that Supabase Auth knows without naming them in its settings. */
const UNLISTED = ['vercel_marketplace', 'x'];

const known: ReadonlySet<string> = new Set([...OTHER_PROVIDERS, ...UNLISTED]);

/** Why nobody can sign in by way of that provider: it is off, as all of them are, or there is none of that name. */
export function unsupportedProvider(name: string): AuthError {
  const provider = name.toLowerCase();
  if (provider.startsWith('custom:'))
    return validationFailed('Unsupported provider: custom OAuth providers are disabled');
  return validationFailed(
    known.has(provider)
      ? 'Unsupported provider: provider is not enabled'
      : `Unsupported provider: Provider ${provider} could not be found`,
  );
}
