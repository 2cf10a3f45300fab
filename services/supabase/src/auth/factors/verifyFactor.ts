import { z } from 'zod';
import type { AuthContext } from '../authContext.ts';
import { inTransaction } from '../database.ts';
import type { Database } from '../database.ts';
import { AuthError, sessionNotFound, validationFailed } from '../http/authError.ts';
import type { Caller } from '../http/caller.ts';
import { readBody, text } from '../http/jsonBody.ts';
import { notify } from '../mailed/notify.ts';
import { findSession, sessionDocument } from '../sessions/sessions.ts';
import type { UserInSession } from '../sessions/sessions.ts';
import type { FactorSummary } from '../users/users.ts';
import { checkVerifyAllowed } from './challengeFactor.ts';
import { lockPerson } from '../users/users.ts';
import { raiseSession } from './raiseSession.ts';
import { openSecret } from './sealedSecret.ts';
import { stepOfCode } from './totp.ts';

const body = z.object({ challenge_id: z.guid().nullish(), code: text });

interface Challenge {
  id: string;
  created_at: Date;
  verified_at: Date | null;
  session_id: string | null;
  secret: string;
}

/** Supabase Auth's name for a challenge that is not this caller's to answer: used up, or another session's (0014). */
function notYourChallenge(): AuthError {
  return new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
}

function wrongCode(): AuthError {
  return new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
}

async function openChallenge(
  context: AuthContext,
  asked: { challengeId: string | null; factorId: string; sessionId: string },
): Promise<Challenge> {
  const found = await context.database.query<Challenge>(
    `select c.id, c.created_at, c.verified_at, c.session_id, f.secret
       from auth.mfa_challenges c join auth.mfa_factors f on f.id = c.factor_id where c.id = $1 and f.id = $2`,
    [asked.challengeId, asked.factorId],
  );
  const [challenge] = found.rows;
  if (challenge === undefined)
    throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  if (challenge.verified_at !== null || challenge.session_id !== asked.sessionId) throw notYourChallenge();
  if (context.now().getTime() > challenge.created_at.getTime() + context.settings.factors.challengeSeconds * 1000) {
    await context.database.query('delete from auth.mfa_challenges where id = $1', [challenge.id]);
    const advice = 'verify against another challenge or create a new challenge.';
    throw new AuthError(422, 'mfa_challenge_expired', `MFA challenge ${challenge.id} has expired, ${advice}`);
  }
  return challenge;
}

/**
 * Uses challenge and code up: however many requests bring them at once, one succeeds. A code that somebody read over a
 * shoulder, or an older one, opens nothing (RFC 6238, 5.2).
 */
async function useUp(
  transaction: Database,
  used: { challengeId: string; factorId: string; step: number; now: Date },
): Promise<void> {
  const answered = await transaction.query(
    'update auth.mfa_challenges set verified_at = $2 where id = $1 and verified_at is null',
    [used.challengeId, used.now],
  );
  if (answered.rowCount === 0) throw notYourChallenge();
  const counted = await transaction.query(
    `update auth.mfa_factors set last_used_step = $2, updated_at = case status when 'verified' then updated_at else $3 end,
            status = 'verified'
      where id = $1 and (last_used_step is null or last_used_step < $2)`,
    [used.factorId, used.step, used.now],
  );
  if (counted.rowCount === 0) throw wrongCode();
}

/** Takes a code: the factor counts from now on, and the session is on the second level. Answers that session anew. */
export async function verifyFactor(
  context: AuthContext,
  { user, session }: UserInSession,
  asked: { factor: FactorSummary; caller: Caller; request: unknown },
) {
  const { challenge_id: challengeId, code } = readBody(body, asked.request);
  if (code === '') throw validationFailed('Code needs to be non-empty');
  checkVerifyAllowed(context);
  const { id: factorId, status } = asked.factor;
  const challenge = await openChallenge(context, {
    challengeId: challengeId ?? null,
    factorId,
    sessionId: session.id,
  });

  const attempt = await context.limits.factorGuess(user.id, asked.caller.ip);
  const now = context.now();
  const secret = openSecret(context.keys.refreshSecret, factorId, challenge.secret);
  const step = stepOfCode({ secret, code, now });
  if (step === null) throw wrongCode();

  const raised = await inTransaction(context.database, async (transaction) => {
    await lockPerson(transaction, user.id);
    await useUp(transaction, { challengeId: challenge.id, factorId, step, now });
    const refreshToken = await raiseSession(transaction, { userId: user.id, sessionId: session.id, factorId, now });
    await transaction.query(
      `delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and factor_type = 'totp'`,
      [user.id],
    );
    const found = await findSession(transaction, session.id);
    if (found === undefined) throw sessionNotFound();
    return { person: found, refreshToken };
  });
  await attempt.succeeded();
  if (status === 'unverified') await notify(context, user, 'factorAdded');
  return sessionDocument(context, raised.person, raised.refreshToken);
}
