import type { AuthContext } from '../authContext.ts';
import { inTransaction } from '../database.ts';
import { AuthError, validationFailed } from '../http/authError.ts';
import type { Caller } from '../http/caller.ts';
import { sessionDocument, startSession } from '../sessions/sessions.ts';
import { issueAuthCode } from '../tokens/flowState.ts';
import { PKCE_PREFIX } from '../tokens/pkce.ts';
import { acceptProof } from './acceptProof.ts';
import { noticeOfNewAddress } from './notify.ts';
import { callbackPageFor, withQuery } from './redirects.ts';

/** Supabase Auth's message when one of two addresses has confirmed. */
export const HALFWAY = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

const OAUTH_ERRORS: Readonly<Record<number, string>> = { 400: 'invalid_request', 403: 'access_denied' };

interface Link {
  readonly token: string;
  readonly type: string;
  readonly redirectTo: string;
  /** Of the mail, for a browser in which nobody has chosen one; empty when the link does not say. */
  readonly language: string;
}

/** The way back with facts: in the fragment always, in the query too for PKCE, as the client library reads them. */
function wayBack({ redirectTo, token }: Link, facts: Readonly<Record<string, string>>): string {
  const address = token.startsWith(PKCE_PREFIX) ? withQuery(redirectTo, facts) : new URL(redirectTo);
  address.hash = new URLSearchParams({ ...facts, sb: '' }).toString();
  return address.href;
}

/** PKCE: the link brings a code, which only the browser that holds the verifier can trade for a session. */
async function bringCode(context: AuthContext, link: Link): Promise<string> {
  const outcome = await inTransaction(context.database, async (transaction) => {
    const accepted = await acceptProof(context, transaction, link, link.type);
    if (accepted === 'halfway') return accepted;
    const { user, method } = accepted;
    const code = await issueAuthCode(transaction, { userId: user.id, method, now: context.now() });
    if (code === undefined) throw new AuthError(400, 'flow_state_not_found', 'No associated flow state found.');
    return { ...accepted, code };
  });
  if (outcome === 'halfway') return wayBack(link, { message: HALFWAY });
  await noticeOfNewAddress(context, outcome);
  return withQuery(link.redirectTo, { code: outcome.code }).href;
}

/** The implicit flow: the link brings the tokens themselves, in the fragment. */
async function bringTokens(context: AuthContext, link: Link, caller: Caller): Promise<string> {
  const outcome = await inTransaction(context.database, async (transaction) => {
    const accepted = await acceptProof(context, transaction, link, link.type);
    if (accepted === 'halfway') return accepted;
    const start = { user: accepted.user, method: 'otp', caller, now: context.now() };
    return { ...accepted, started: await startSession(transaction, start) };
  });
  if (outcome === 'halfway') return wayBack(link, { message: HALFWAY });
  await noticeOfNewAddress(context, outcome);
  const { user, started } = outcome;
  const document = await sessionDocument(context, { user, session: started.session }, started.refreshToken);
  const { access_token, token_type, expires_in, expires_at, refresh_token } = document;
  const address = new URL(link.redirectTo);
  address.hash = new URLSearchParams({
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    sb: '',
    token_type,
    type: link.type === 'email' ? emailType(outcome.method) : link.type,
  }).toString();
  return address.href;
}

/** The type `email` stands for either of two: which one is known when the link has been opened. */
function emailType(method: string): string {
  return method === 'email/signup' ? 'signup' : 'magiclink';
}

/**
 * Where a link from a mail leads: back to the app with a code, with tokens, or with an error. One of our own pages gets
 * the link's token instead, unused: a mail scanner's visit uses nothing up, and the page asks for a press.
 */
export async function verifyLink(
  context: AuthContext,
  link: Link & { readonly isForPage: boolean },
  caller: Caller,
): Promise<string> {
  const { token, type, redirectTo, language } = link;
  if (type === '') throw validationFailed('Verify requires a verification type');
  if (token === '') throw validationFailed('Verify requires a token or a token hash');
  const page = link.isForPage ? callbackPageFor(context.addresses, redirectTo) : undefined;
  if (page !== undefined)
    return withQuery(page, { token_hash: token, type, ...(language === '' ? {} : { language }) }).href;
  try {
    return await (token.startsWith(PKCE_PREFIX) ? bringCode(context, link) : bringTokens(context, link, caller));
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return wayBack(link, {
      error: OAUTH_ERRORS[error.status] ?? 'server_error',
      error_code: error.code,
      error_description: error.message,
    });
  }
}
