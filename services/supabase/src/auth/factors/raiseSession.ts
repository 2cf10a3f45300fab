import type { Database } from '../database.ts';
import { sessionNotFound } from '../http/authError.ts';
import { hashSecret, randomSecret } from '../tokens/secrets.ts';

/**
 * Lifts a session to the second level and answers its new refresh token. Tokens it had before are worth nothing from
 * then on, nor are the person's sessions that stayed on the first level: whoever stole one gains nothing by waiting.
 */
export async function raiseSession(
  transaction: Database,
  raise: { userId: string; sessionId: string; factorId: string; now: Date },
): Promise<string> {
  const { userId, sessionId, factorId, now } = raise;
  const dropTokens = () => transaction.query('delete from auth.refresh_tokens where session_id = $1', [sessionId]);
  await dropTokens();
  const raised = await transaction.query(
    `update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = $3 where id = $1`,
    [sessionId, factorId, now],
  );
  if (raised.rowCount === 0) throw sessionNotFound();
  // A refresh that was under way has left its token meanwhile; with the session's row held, no other follows.
  await dropTokens();

  const refreshToken = randomSecret();
  await transaction.query(
    `with claim as (
       insert into auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method)
       values ($1, $4, $4, 'totp')
       on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at
     )
     insert into auth.refresh_tokens (token, user_id, session_id, revoked, created_at, updated_at)
     values ($2, $3::uuid::text, $1, false, $4, $4)`,
    [sessionId, hashSecret(refreshToken), userId, now],
  );
  const lower = `select id from auth.sessions where user_id = $1 and coalesce(aal, 'aal1') < 'aal2'`;
  await transaction.query(`delete from auth.refresh_tokens where session_id in (${lower})`, [userId]);
  await transaction.query(`delete from auth.sessions where id in (${lower})`, [userId]);
  return refreshToken;
}
