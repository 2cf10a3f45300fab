import { z } from 'zod';
import type { AuthContext } from '../authContext.ts';
import { AuthError, validationFailed } from '../http/authError.ts';
import { normalizeEmail } from '../users/emailAddress.ts';
import { readBody, text } from '../http/jsonBody.ts';
import { isPasswordRight, passwordWeakness } from '../passwords/passwords.ts';
import { sessionDocument, startSession } from './sessions.ts';
import type { Caller } from '../http/caller.ts';
import { findUserByEmail } from '../users/users.ts';

const body = z.object({ email: text, phone: text, password: text });

/** Signs in with address and password. An unknown address, a wrong password: one answer, one amount of work. */
export async function passwordGrant(context: AuthContext, request: unknown, caller: Caller) {
  const { email: given, phone, password } = readBody(body, request);
  if (given !== '' && phone !== '')
    throw validationFailed('Only an email address or phone number should be provided on login.');
  if (phone !== '') throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');
  if (given === '') throw validationFailed('missing email or phone');
  if (!context.settings.isEmailEnabled)
    throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled');

  const email = normalizeEmail(given);
  const attempt = await context.limits.signInAttempt(email, caller.ip);
  const user = await findUserByEmail(context.database, email);
  const isRight = await isPasswordRight(user?.encrypted_password ?? null, password);
  if (user === undefined || !isRight) throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  await attempt.succeeded();
  if (user.email_confirmed_at === null) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');

  const started = await startSession(context.database, { user, method: 'password', caller, now: context.now() });
  const document = await sessionDocument(context, { user, session: started.session }, started.refreshToken);
  const weakness = passwordWeakness(context.settings, password);
  return weakness === null ? document : { ...document, weak_password: weakness };
}
