import { z } from 'zod';
import type { AuthContext } from '../authContext.ts';
import { AuthError, validationFailed } from '../http/authError.ts';
import type { Caller } from '../http/caller.ts';
import { metadata, readBody, text } from '../http/jsonBody.ts';
import { atLeast, EVEN_ANSWER_MS } from '../limits/atLeast.ts';
import { checkPassword } from '../passwords/passwords.ts';
import { readChallenge } from '../tokens/pkce.ts';
import { readEmail } from '../users/emailAddress.ts';
import { readPhone } from '../users/phoneNumber.ts';
import { checkMetadata } from '../users/userMetadata.ts';
import { signUpAnonymously } from './signUpAnonymously.ts';
import { signUpAndIn, signUpByMail } from './signUpByEmail.ts';
import type { EmailSignUp } from './signUpByEmail.ts';
import { signUpByPhone } from './signUpByPhone.ts';
import type { PhoneSignUp } from './signUpByPhone.ts';

const body = z.object({
  email: text,
  phone: text,
  password: text,
  data: metadata.nullish().transform((data) => data ?? {}),
  channel: text,
  code_challenge: text,
  code_challenge_method: text,
});
type Given = z.infer<typeof body>;

const CHANNELS: readonly string[] = ['', 'sms'];
const INVALID_CHANNEL =
  "Invalid channel, supported values are 'sms' or 'whatsapp'. " +
  "'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.";

/** In the order in which Supabase Auth looks, so that the same mistake gets the same answer. */
function readSignUp({ settings }: AuthContext, given: Given, redirectTo: string): EmailSignUp | PhoneSignUp {
  if (given.password === '') throw validationFailed('Signup requires a valid password');
  checkPassword(settings, given.password);
  if (given.email !== '' && given.phone !== '')
    throw validationFailed('Only an email address or phone number should be provided on signup.');
  const { password, data } = given;
  if (given.phone !== '') {
    if (!CHANNELS.includes(given.channel)) throw validationFailed(INVALID_CHANNEL);
    if (given.code_challenge !== '') throw validationFailed('PKCE not supported for phone signups');
    if (!settings.isPhoneEnabled) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
    return { phone: readPhone(given.phone), password, data };
  }
  const challenge = readChallenge(given.code_challenge, given.code_challenge_method);
  if (!settings.isEmailEnabled) throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled');
  return { email: readEmail(given.email), password, data, challenge, redirectTo };
}

/**
 * Makes an account: with an address, with a phone number, or, where that is allowed, without either. A taken address is
 * answered like a new one, in content and time, unless the settings sign people in without a mail.
 */
export async function signUp(context: AuthContext, request: unknown, redirectTo: string, caller: Caller) {
  const { settings, limits } = context;
  const given = readBody(body, request);
  const isAnonymous = given.email === '' && given.phone === '';
  if (isAnonymous && !settings.areAnonymousUsersAllowed)
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  await (isAnonymous ? limits.anonymousSignUp(caller.ip) : limits.mailRequest(caller.ip));
  if (settings.isSignupDisabled) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  checkMetadata(given.data);
  if (isAnonymous) return signUpAnonymously(context, given.data, caller);
  const wish = readSignUp(context, given, redirectTo);
  if ('phone' in wish) return signUpByPhone(context, wish, caller);
  if (settings.isAutoconfirm) return signUpAndIn(context, wish, caller);
  return atLeast(EVEN_ANSWER_MS, signUpByMail(context, wish));
}
