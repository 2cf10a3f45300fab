import { z } from 'zod';
import type { AuthContext } from '../authContext.ts';
import { AuthError, validationFailed } from '../http/authError.ts';
import { readBody, text } from '../http/jsonBody.ts';
import { readEmail } from '../users/emailAddress.ts';
import { findUserByEmail } from '../users/users.ts';
import { readChallenge } from '../tokens/pkce.ts';
import { newAddressToAsk, repeatEmailChange } from './changeMails.ts';
import { prepareLinkMail } from './mailedLinks.ts';
import { sendQuietly } from './sendQuietly.ts';

const recoverBody = z.object({ email: text, code_challenge: text, code_challenge_method: text });
const resendBody = recoverBody.extend({ type: text, phone: text });

/** Asks for the mail that leads to a new password. Always answers `{}`. */
export async function recover(context: AuthContext, request: unknown, redirectTo: string) {
  if (!context.settings.isEmailEnabled)
    throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled');
  const given = readBody(recoverBody, request);
  if (given.email === '') throw validationFailed('Password recovery requires an email');
  const email = readEmail(given.email);
  const challenge = readChallenge(given.code_challenge, given.code_challenge_method);
  return sendQuietly(context, 'recovery', email, async (transaction) => {
    const user = await findUserByEmail(transaction, email);
    if (user === undefined) return [];
    return [await prepareLinkMail(context, transaction, user, { type: 'recovery', challenge, redirectTo })];
  });
}

/** Sends the confirmation of a sign-up or of a new address once more. Always answers `{}`. */
export async function resend(context: AuthContext, request: unknown, redirectTo: string) {
  const { type, phone, ...given } = readBody(resendBody, request);
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(type))
    throw validationFailed('Missing one of these types: signup, email_change, sms, phone_change');
  const challenge = readChallenge(given.code_challenge, given.code_challenge_method);
  if (given.email === '' && type === 'signup') throw validationFailed('Type provided requires an email address');
  if (phone === '' && type === 'sms') throw validationFailed('Type provided requires a phone number');
  if (given.email !== '' && phone !== '')
    throw validationFailed('Only an email address or phone number should be provided.');
  if (phone !== '') {
    if (!context.settings.isPhoneEnabled)
      throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
    // There is no SMS; whether there is somebody to write to is not told either.
    return {};
  }
  if (given.email === '') throw validationFailed('Missing email address or phone number');
  if (!context.settings.isEmailEnabled)
    throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled');
  const email = readEmail(given.email);
  if (type === 'email_change')
    return sendQuietly(
      context,
      'emailChange',
      email,
      (transaction, newEmail) => repeatEmailChange(context, transaction, email, { newEmail, challenge, redirectTo }),
      () => newAddressToAsk(context, context.database, email),
    );
  return sendQuietly(context, 'confirmation', email, async (transaction) => {
    const user = await findUserByEmail(transaction, email);
    if (user === undefined || type !== 'signup' || user.email_confirmed_at !== null) return [];
    return [await prepareLinkMail(context, transaction, user, { type, challenge, redirectTo })];
  });
}
