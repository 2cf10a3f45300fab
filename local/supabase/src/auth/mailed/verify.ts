import { z } from 'zod';
import type { AuthContext } from '../authContext.ts';
import { AuthError, linkExpired, validationFailed } from '../http/authError.ts';
import { inTransaction } from '../database.ts';
import type { Database } from '../database.ts';
import { readEmail } from '../users/emailAddress.ts';
import { issueAuthCode } from '../tokens/flowState.ts';
import type { FlowMethod } from '../tokens/flowState.ts';
import { readBody, text } from '../http/jsonBody.ts';
import { clearOneTimeTokens, useOneTimeToken } from '../tokens/oneTimeTokens.ts';
import type { OneTimeTokenType } from '../tokens/oneTimeTokens.ts';
import { PKCE_PREFIX } from '../tokens/pkce.ts';
import { withQuery } from './redirects.ts';
import { sessionDocument, startSession } from '../sessions/sessions.ts';
import type { Caller } from '../http/caller.ts';
import { confirmUser, findUserById } from '../users/users.ts';
import type { UserRow } from '../users/users.ts';

/** Which mails each verification type may come from. */
const TOKEN_TYPES = new Map<string, readonly OneTimeTokenType[]>([
  ['signup', ['confirmation_token']],
  ['invite', ['confirmation_token']],
  ['recovery', ['recovery_token']],
  ['magiclink', ['recovery_token']],
  ['email', ['confirmation_token', 'recovery_token']],
  ['email_change', []],
]);

const METHODS = { confirmation_token: 'email/signup', recovery_token: 'recovery' } as const satisfies Record<
  OneTimeTokenType,
  FlowMethod
>;

interface Proof {
  readonly token: string;
  readonly type: string;
  /** The address a typed code was sent to; null when the token came in a link. */
  readonly email: string | null;
}

/** Whoever brings the token has read the mail: the address is theirs, and every older link is void. */
async function acceptProof(
  context: AuthContext,
  transaction: Database,
  proof: Proof,
): Promise<{ user: UserRow; method: FlowMethod }> {
  const types = TOKEN_TYPES.get(proof.type);
  if (types === undefined) throw validationFailed('Invalid email verification type');
  const used = await useOneTimeToken(transaction, { ...proof, types });
  const now = context.now();
  if (used === undefined || now.getTime() > used.created_at.getTime() + context.settings.linkSeconds * 1000)
    throw proof.email === null ? linkExpired() : new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
  await confirmUser(transaction, used.user_id, now);
  await clearOneTimeTokens(transaction, used.user_id);
  const user = await findUserById(transaction, used.user_id);
  if (user === undefined) throw linkExpired();
  return { user, method: METHODS[used.token_type] };
}

const OAUTH_ERRORS: Readonly<Record<number, string>> = { 400: 'invalid_request', 403: 'access_denied' };

/** The way back with an error: in the fragment always, in the query too for PKCE, as the client library reads it. */
function errorRedirect(error: AuthError, redirectTo: string, isPkce: boolean): string {
  const facts = {
    error: OAUTH_ERRORS[error.status] ?? 'server_error',
    error_code: error.code,
    error_description: error.message,
  };
  const address = isPkce ? withQuery(redirectTo, facts) : new URL(redirectTo);
  address.hash = new URLSearchParams({ ...facts, sb: '' }).toString();
  return address.href;
}

async function followLink(context: AuthContext, proof: Proof, redirectTo: string, caller: Caller): Promise<string> {
  const now = context.now();
  if (proof.token.startsWith(PKCE_PREFIX)) {
    const code = await inTransaction(context.database, async (transaction) => {
      const { user, method } = await acceptProof(context, transaction, proof);
      const issued = await issueAuthCode(transaction, { userId: user.id, method, now });
      if (issued === undefined) throw new AuthError(400, 'flow_state_not_found', 'No associated flow state found.');
      return issued;
    });
    return withQuery(redirectTo, { code }).href;
  }
  const { user, started } = await inTransaction(context.database, async (transaction) => {
    const accepted = await acceptProof(context, transaction, proof);
    return { ...accepted, started: await startSession(transaction, { ...accepted, method: 'otp', caller, now }) };
  });
  const document = await sessionDocument(context, { user, session: started.session }, started.refreshToken);
  const { access_token, token_type, expires_in, expires_at, refresh_token } = document;
  const address = new URL(redirectTo);
  address.hash = new URLSearchParams({
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    sb: '',
    token_type,
    type: proof.type,
  }).toString();
  return address.href;
}

/** Where a link from a mail leads: back to the app with a code, with tokens (implicit flow), or with an error. */
export async function verifyLink(
  context: AuthContext,
  link: { token: string; type: string; redirectTo: string },
  caller: Caller,
): Promise<string> {
  if (link.type === '') throw validationFailed('Verify requires a verification type');
  if (link.token === '') throw validationFailed('Verify requires a token or a token hash');
  try {
    const proof = { token: link.token, type: link.type, email: null };
    return await followLink(context, proof, link.redirectTo, caller);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return errorRedirect(error, link.redirectTo, link.token.startsWith(PKCE_PREFIX));
  }
}

const body = z.object({ type: text, token: text, token_hash: text, email: text, phone: text, redirect_to: text });

function readProof(request: unknown): Proof {
  const given = readBody(body, request);
  if (given.type === '') throw validationFailed('Verify requires a verification type');
  if ((given.token === '') === (given.token_hash === ''))
    throw validationFailed('Verify requires either a token or a token hash');
  if (given.token_hash !== '') {
    if (given.email !== '' || given.phone !== '' || given.redirect_to !== '')
      throw validationFailed('Only the token_hash and type should be provided');
    return { token: given.token_hash, type: given.type, email: null };
  }
  if (given.phone !== '' && given.email === '')
    throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
  if (given.email === '' || given.phone !== '')
    throw validationFailed('Only an email address or phone number should be provided on verify');
  return { token: given.token, type: given.type, email: readEmail(given.email) };
}

/** Trades a mailed token for a session without a browser redirect. */
export async function verifyToken(context: AuthContext, request: unknown, caller: Caller) {
  const proof = readProof(request);
  const { user, started } = await inTransaction(context.database, async (transaction) => {
    const accepted = await acceptProof(context, transaction, proof);
    const start = { user: accepted.user, method: 'otp', caller, now: context.now() };
    return { user: accepted.user, started: await startSession(transaction, start) };
  });
  return sessionDocument(context, { user, session: started.session }, started.refreshToken);
}
