import { randomUUID } from 'node:crypto';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../http/authError.ts';
import type { Caller } from '../http/caller.ts';
import { storableIp } from '../sessions/sessions.ts';
import type { UserInSession } from '../sessions/sessions.ts';
import { factorNotFound } from './factors.ts';

/** Throws unless codes of authenticators are taken at all. */
export function checkVerifyAllowed(context: AuthContext): void {
  if (!context.settings.factors.isTotpVerifyAllowed)
    throw new AuthError(422, 'mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP');
}

/** Opens a question that this session may answer once, with a code of that factor. */
export async function challengeFactor(
  context: AuthContext,
  { user, session }: UserInSession,
  asked: { factorId: string; caller: Caller },
) {
  checkVerifyAllowed(context);
  const now = context.now();
  const id = randomUUID();
  const begun = await context.database.query(
    `with factor as (
       update auth.mfa_factors set last_challenged_at = $3 where id = $2 and user_id = $4 returning id
     )
     insert into auth.mfa_challenges (id, factor_id, created_at, ip_address, session_id)
     select $1, id, $3, $5, $6 from factor`,
    [id, asked.factorId, now, user.id, storableIp(asked.caller.ip) ?? '::', session.id],
  );
  if (begun.rowCount === 0) throw factorNotFound();
  const expiresAt = Math.floor(now.getTime() / 1000 + context.settings.factors.challengeSeconds);
  return { id, type: 'totp', expires_at: expiresAt };
}
