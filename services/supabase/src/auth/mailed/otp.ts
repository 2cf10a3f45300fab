import { z } from 'zod';
import type { AuthContext } from '../authContext.ts';
import type { Database } from '../database.ts';
import { AuthError, validationFailed } from '../http/authError.ts';
import { metadata, readBody, text } from '../http/jsonBody.ts';
import type { Metadata } from '../http/jsonBody.ts';
import { placeWithoutPassword } from '../signUp/placeWithoutPassword.ts';
import { readChallenge } from '../tokens/pkce.ts';
import { readEmail } from '../users/emailAddress.ts';
import { checkMetadata } from '../users/userMetadata.ts';
import { confirmUser, findUserByEmail } from '../users/users.ts';
import type { UserRow } from '../users/users.ts';
import { prepareLinkMail } from './mailedLinks.ts';
import { sendQuietly } from './sendQuietly.ts';

const magicLinkBody = z.object({
  email: text,
  data: metadata.nullish().transform((data) => data ?? {}),
  code_challenge: text,
  code_challenge_method: text,
});
const otpBody = magicLinkBody.extend({
  phone: text,
  channel: text,
  create_user: z
    .boolean()
    .nullish()
    .transform((wish) => wish ?? true),
});

interface LoginWish {
  readonly email: string;
  readonly data: Metadata;
  readonly mayCreate: boolean;
}

/** The account to log in, by its address, made when there is none and one may be made. */
async function findOrPlace(
  { settings, now }: AuthContext,
  transaction: Database,
  { email, data, mayCreate }: LoginWish,
): Promise<UserRow | undefined> {
  if (!mayCreate || settings.isSignupDisabled) {
    const known = await findUserByEmail(transaction, email);
    if (known === undefined && settings.isAutoconfirm && !settings.isSignupDisabled)
      throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
    return known;
  }
  const user = await placeWithoutPassword(transaction, { email, data, now: now() });
  if (user.email_confirmed_at !== null || !settings.isAutoconfirm) return user;
  await confirmUser(transaction, user.id, now());
  return findUserByEmail(transaction, email);
}

function mailLogin(
  context: AuthContext,
  request: z.infer<typeof magicLinkBody>,
  { mayCreate, redirectTo }: { mayCreate: boolean; redirectTo: string },
) {
  if (!context.settings.isEmailEnabled)
    throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled');
  if (request.email === '') throw new AuthError(422, 'validation_failed', 'Password recovery requires an email');
  const email = readEmail(request.email);
  checkMetadata(request.data);
  const challenge = readChallenge(request.code_challenge, request.code_challenge_method);
  return sendQuietly(context, 'magiclink', email, async (transaction) => {
    const user = await findOrPlace(context, transaction, { email, data: request.data, mayCreate });
    if (user === undefined) return [];
    const type = user.email_confirmed_at === null ? 'signup' : 'magiclink';
    return [await prepareLinkMail(context, transaction, user, { type, challenge, redirectTo })];
  });
}

/** Mails a link that logs in, to a new person one that confirms their address as well. Always answers `{}`. */
export async function magicLink(context: AuthContext, request: unknown, redirectTo: string) {
  return mailLogin(context, readBody(magicLinkBody, request), { mayCreate: true, redirectTo });
}

/**
 * The same with a code to type, if wanted for known addresses only. Supabase Auth refuses the others then, which tells
 * anybody who has an account. Here all are answered `{}` and only the known are written to, except where sign-up tells
 * the same: without confirmation of addresses (decision 0013).
 */
export async function otp(context: AuthContext, request: unknown, redirectTo: string) {
  const given = readBody(otpBody, request);
  if (given.email !== '' && given.phone !== '')
    throw validationFailed('Only an email address or phone number should be provided');
  if (given.email !== '' && given.channel !== '')
    throw validationFailed('Channel should only be specified with Phone OTP');
  if (given.phone !== '') throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  if (given.email === '') throw validationFailed('One of email or phone must be set');
  return mailLogin(context, given, { mayCreate: given.create_user, redirectTo });
}
