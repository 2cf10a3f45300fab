import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import type { Log } from './log.ts';
import { openServiceDatabase, type ServiceDatabase } from './serviceDatabase.ts';
import { createTokenVerifier, type SessionStates, type TokenVerifier } from './tokens.ts';

export interface TokenCheckSettings {
  SUPABASE_URL: string;
  SUPABASE_JWT_SECRET?: string | undefined;
  DATABASE_URL?: string | undefined;
  SESSION_CHECK: 'on' | 'off';
}

/** The means of a lone service to check tokens; `database` is there when it was given DATABASE_URL. */
export interface TokenCheck {
  verifier: TokenVerifier;
  database: ServiceDatabase | undefined;
  readonly stop: () => Promise<void>;
}

/** Verifies the tokens of the auth service at this Supabase address, with the keys it publishes. */
export function verifierFor(
  supabaseUrl: string,
  options: { sharedSecret?: string | undefined; sessionState?: SessionStates | undefined },
): TokenVerifier {
  const issuer = `${supabaseUrl.replace(/\/$/, '')}${SERVICE_PATHS.auth}`;
  return createTokenVerifier({
    issuer,
    audience: 'authenticated',
    keys: new URL(`${issuer}/.well-known/jwks.json`),
    ...options,
  });
}

/** Opens the check of one service: tokens by the published keys, sessions by the database they are kept in. */
export async function openTokenCheck(settings: TokenCheckSettings, log: Log): Promise<TokenCheck> {
  const { SUPABASE_URL, SUPABASE_JWT_SECRET: sharedSecret, DATABASE_URL: databaseUrl, SESSION_CHECK } = settings;
  if (SESSION_CHECK === 'on' && databaseUrl === undefined)
    throw new Error('DATABASE_URL is not set. Sessions are looked up in it; SESSION_CHECK=off does without.');
  const database = databaseUrl === undefined ? undefined : await openServiceDatabase({ databaseUrl, log });
  const sessionState = SESSION_CHECK === 'on' ? database?.sessionState : database?.sessionElsewhere;
  return {
    verifier: verifierFor(SUPABASE_URL, { sharedSecret, sessionState }),
    database,
    stop: async () => database?.stop(),
  };
}
