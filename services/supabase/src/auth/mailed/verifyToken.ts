import { z } from 'zod';
import type { AuthContext } from '../authContext.ts';
import { inTransaction } from '../database.ts';
import { AuthError, validationFailed } from '../http/authError.ts';
import type { Caller } from '../http/caller.ts';
import { readBody, text } from '../http/jsonBody.ts';
import { sessionDocument, startSession } from '../sessions/sessions.ts';
import type { Proof } from '../tokens/oneTimeTokens.ts';
import { readEmail } from '../users/emailAddress.ts';
import { acceptProof, codeExpired } from './acceptProof.ts';
import { noticeOfNewAddress } from './notify.ts';
import { HALFWAY } from './verifyLink.ts';

const body = z.object({ type: text, token: text, token_hash: text, email: text, phone: text, redirect_to: text });

function readAddress(email: string): string {
  try {
    return readEmail(email);
  } catch {
    throw new AuthError(422, 'validation_failed', 'Invalid email format');
  }
}

function readProof(given: z.infer<typeof body>): Proof {
  if (given.type === '') throw validationFailed('Verify requires a verification type');
  if ((given.token === '') === (given.token_hash === ''))
    throw validationFailed('Verify requires either a token or a token hash');
  if (given.token_hash !== '') {
    if (given.email !== '' || given.phone !== '' || given.redirect_to !== '')
      throw validationFailed('Only the token_hash and type should be provided');
    return { token: given.token_hash };
  }
  if (given.phone !== '' && given.email === '') {
    if (!/^\+?[1-9]\d{1,14}$/.test(given.phone)) throw validationFailed('Invalid phone number format (E.164 required)');
    throw codeExpired();
  }
  if (given.email === '' || given.phone !== '')
    throw validationFailed('Only an email address or phone number should be provided on verify');
  return { code: given.token, email: readAddress(given.email) };
}

/** Trades what a mail brought, the token of its link or its code, for a session. Guesses at a code are counted. */
export async function verifyToken(context: AuthContext, request: unknown, caller: Caller) {
  const given = readBody(body, request);
  const proof = readProof(given);
  const guess = 'code' in proof ? await context.limits.codeGuess(proof.email, caller.ip) : undefined;
  const outcome = await inTransaction(context.database, async (transaction) => {
    const accepted = await acceptProof(context, transaction, proof, given.type);
    if (accepted === 'halfway') return accepted;
    const start = { user: accepted.user, method: 'otp', caller, now: context.now() };
    return { ...accepted, started: await startSession(transaction, start) };
  });
  await guess?.succeeded();
  if (outcome === 'halfway') return { msg: HALFWAY, code: '200' };
  await noticeOfNewAddress(context, outcome);
  const { user, started } = outcome;
  return sessionDocument(context, { user, session: started.session }, started.refreshToken);
}
