import { z } from 'zod';
import { atLeast, EVEN_ANSWER_MS } from '../limits/atLeast.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError, validationFailed } from '../http/authError.ts';
import { inTransaction } from '../database.ts';
import { readEmail } from '../users/emailAddress.ts';
import { readBody, text } from '../http/jsonBody.ts';
import type { MailKind } from '../limits/limits.ts';
import { prepareLinkMail } from './mailedLinks.ts';
import type { LinkOptions } from './mailedLinks.ts';
import { readChallenge } from '../tokens/pkce.ts';
import { findUserByEmail } from '../users/users.ts';
import type { UserRow } from '../users/users.ts';

const recoverBody = z.object({ email: text, code_challenge: text, code_challenge_method: text });
const resendBody = recoverBody.extend({ type: text, phone: text });

/** Mails a link if there is somebody to mail it to, and tells nobody whether there was (trap 76). */
async function mailLink(
  context: AuthContext,
  request: { kind: MailKind; email: string; options: LinkOptions; isWanted: (user: UserRow) => boolean },
): Promise<Record<string, never>> {
  const reservation = await context.limits.mailTo(request.kind, request.email);
  const work = async () => {
    const message = await inTransaction(context.database, async (transaction) => {
      const user = await findUserByEmail(transaction, request.email);
      if (user === undefined || !request.isWanted(user)) return undefined;
      return prepareLinkMail(context, transaction, user, request.options);
    });
    if (message !== undefined) await context.mail.handOver(message, reservation.release);
    return {};
  };
  return atLeast(EVEN_ANSWER_MS, work()).catch(async (error: unknown) => {
    await reservation.release();
    throw error;
  });
}

/** Asks for the mail that leads to a new password. Always answers `{}`. */
export function recover(context: AuthContext, request: unknown, redirectTo: string) {
  if (!context.settings.isEmailEnabled)
    throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled');
  const given = readBody(recoverBody, request);
  if (given.email === '') throw validationFailed('Password recovery requires an email');
  const email = readEmail(given.email);
  const challenge = readChallenge(given.code_challenge, given.code_challenge_method);
  const options: LinkOptions = { type: 'recovery', challenge, redirectTo };
  return mailLink(context, { kind: 'recovery', email, options, isWanted: () => true });
}

/** Sends the confirmation once more. Always answers `{}`. */
export function resend(context: AuthContext, request: unknown, redirectTo: string) {
  const given = readBody(resendBody, request);
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(given.type))
    throw validationFailed('Missing one of these types: signup, email_change, sms, phone_change');
  const challenge = readChallenge(given.code_challenge, given.code_challenge_method);
  if (given.email !== '' && given.phone !== '')
    throw validationFailed('Only an email address or phone number should be provided.');
  if (given.phone !== '') throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
  if (given.email === '') throw validationFailed('Type provided requires an email address');
  if (!context.settings.isEmailEnabled)
    throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled');
  const email = readEmail(given.email);
  const options: LinkOptions = { type: 'signup', challenge, redirectTo };
  const isWanted = (user: UserRow) => given.type === 'signup' && user.email_confirmed_at === null;
  return mailLink(context, { kind: 'confirmation', email, options, isWanted });
}
