import { randomUUID } from 'node:crypto';
import type { Database } from '../database.ts';
import { PKCE_PREFIX } from './pkce.ts';
import { hashSecret, randomSecret } from './secrets.ts';

export type OneTimeTokenType = 'confirmation_token' | 'recovery_token';

export interface UsedOneTimeToken {
  readonly user_id: string;
  readonly token_type: OneTimeTokenType;
  readonly created_at: Date;
}

/** Makes the secret of a mailed link. A person has one of each type: a newer link replaces the older. */
export async function issueOneTimeToken(
  database: Database,
  issue: { userId: string; email: string; type: OneTimeTokenType; isPkce: boolean; now: Date },
): Promise<string> {
  const token = (issue.isPkce ? PKCE_PREFIX : '') + randomSecret();
  await database.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6)
     on conflict (user_id, token_type) do update
       set id = excluded.id, token_hash = excluded.token_hash, relates_to = excluded.relates_to,
           created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [randomUUID(), issue.userId, issue.type, hashSecret(token), issue.email, issue.now],
  );
  return token;
}

/**
 * Uses the token up: however many requests bring it at once, one gets it. With `email` it must have been sent there,
 * and the flow's prefix may be left out, as when a code is typed.
 */
export async function useOneTimeToken(
  database: Database,
  use: { token: string; email: string | null; types: readonly OneTimeTokenType[] },
): Promise<UsedOneTimeToken | undefined> {
  const spellings = use.email === null ? [use.token] : [use.token, PKCE_PREFIX + use.token];
  const used = await database.query<UsedOneTimeToken>(
    `delete from auth.one_time_tokens
      where token_hash = any($1) and token_type = any($2::auth.one_time_token_type[])
        and ($3::text is null or relates_to = $3)
      returning user_id, token_type, created_at`,
    [spellings.map(hashSecret), use.types, use.email],
  );
  return used.rows[0];
}

/** Links mailed before a proof of ownership or a new password are void after it. */
export async function clearOneTimeTokens(database: Database, userId: string): Promise<void> {
  await database.query('delete from auth.one_time_tokens where user_id = $1', [userId]);
}
