import { randomUUID } from 'node:crypto';
import { ROUTES } from '@spire/domain/routes';
import { z } from 'zod';
import { atLeast, EVEN_ANSWER_MS } from '../limits/atLeast.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError, validationFailed } from '../http/authError.ts';
import { inTransaction } from '../database.ts';
import type { Database } from '../database.ts';
import { readEmail } from '../users/emailAddress.ts';
import { metadata, readBody, text } from '../http/jsonBody.ts';
import type { Metadata } from '../http/jsonBody.ts';
import { prepareLinkMail } from '../mailed/mailedLinks.ts';
import { clearOneTimeTokens } from '../tokens/oneTimeTokens.ts';
import { checkPassword, hashPassword } from '../passwords/passwords.ts';
import { readChallenge } from '../tokens/pkce.ts';
import type { Challenge } from '../tokens/pkce.ts';
import { sessionDocument, startSession } from '../sessions/sessions.ts';
import type { Caller } from '../http/caller.ts';
import { AUDIENCE, confirmUser, findUserByEmail, PERSON_ROLE, userDocument } from '../users/users.ts';
import type { UserRow } from '../users/users.ts';
import { checkMetadata } from '../users/userMetadata.ts';
import { languageOf } from '../../mail/mail.ts';
import type { MailMessage } from '../../mail/mail.ts';

const body = z.object({
  email: text,
  phone: text,
  password: text,
  data: metadata.nullish().transform((data) => data ?? {}),
  code_challenge: text,
  code_challenge_method: text,
});

interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly data: Metadata;
  readonly challenge: Challenge | null;
}

function readSignUp(context: AuthContext, request: unknown): SignUp {
  const { settings } = context;
  if (settings.isSignupDisabled) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  const given = readBody(body, request);
  if (given.email === '' && given.phone === '')
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  if (given.password === '') throw validationFailed('Signup requires a valid password');
  checkPassword(settings, given.password);
  if (given.email !== '' && given.phone !== '')
    throw validationFailed('Only an email address or phone number should be provided on signup.');
  const challenge = readChallenge(given.code_challenge, given.code_challenge_method);
  if (given.phone !== '') throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  if (!settings.isEmailEnabled) throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled');
  checkMetadata(given.data);
  return { email: readEmail(given.email), password: given.password, data: given.data, challenge };
}

const APP_METADATA = { provider: 'email', providers: ['email'] } as const;

/** Finds or makes the account; at once or while another request makes the same one, there is one row in the end. */
async function placeUser(
  transaction: Database,
  account: { email: string; passwordHash: string; data: Metadata; now: Date },
): Promise<UserRow> {
  const { email, passwordHash, data, now } = account;
  const id = randomUUID();
  await transaction.query(
    `with person as (
       insert into auth.users (instance_id, id, aud, role, email, encrypted_password, raw_app_meta_data,
                               raw_user_meta_data, confirmation_token, recovery_token, created_at, updated_at)
       values ('00000000-0000-0000-0000-000000000000', $1, $2, $3, $4, $5, $6, $7, '', '', $8, $8)
       on conflict (email) where is_sso_user = false do nothing
       returning id
     )
     insert into auth.identities (id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at,
                                  updated_at)
     select gen_random_uuid(), id::text, id, $9::jsonb, 'email', $8, $8, $8 from person`,
    [
      id,
      AUDIENCE,
      PERSON_ROLE,
      email,
      passwordHash,
      APP_METADATA,
      data,
      now,
      { ...data, sub: id, email, email_verified: false, phone_verified: false },
    ],
  );
  // Nobody has shown yet that the address is theirs: the newest sign-up counts, or whoever came first with somebody
  // else's address would keep a password to it.
  await transaction.query(
    `update auth.users set encrypted_password = $2, raw_user_meta_data = $3, updated_at = $4
      where email = $1 and is_sso_user = false and email_confirmed_at is null and id <> $5`,
    [email, passwordHash, data, now, id],
  );
  const user = await findUserByEmail(transaction, email);
  if (user === undefined) throw new Error('A user just placed was not found');
  return user;
}

/** A person who never was, for an address that is taken: the answer looks like that to a new one. */
function madeUpUser({ email, data }: SignUp, now: Date) {
  return userDocument({
    id: randomUUID(),
    aud: AUDIENCE,
    role: PERSON_ROLE,
    email,
    phone: '',
    encrypted_password: null,
    email_confirmed_at: null,
    phone_confirmed_at: null,
    confirmation_sent_at: now,
    confirmed_at: null,
    recovery_sent_at: null,
    last_sign_in_at: null,
    invited_at: null,
    email_change: '',
    email_change_sent_at: null,
    email_change_confirm_status: 0,
    reauthentication_sent_at: null,
    banned_until: null,
    deleted_at: null,
    raw_app_meta_data: APP_METADATA,
    raw_user_meta_data: data,
    created_at: now,
    updated_at: now,
    is_anonymous: false,
    identities: [],
    factors: [],
  });
}

async function signUpAndIn(context: AuthContext, wish: SignUp, caller: Caller) {
  const now = context.now();
  const passwordHash = await hashPassword(wish.password);
  const { user, started } = await inTransaction(context.database, async (transaction) => {
    const person = await placeUser(transaction, { ...wish, passwordHash, now });
    if (person.email_confirmed_at !== null) throw new AuthError(422, 'user_already_exists', 'User already registered');
    await confirmUser(transaction, person.id, now);
    await clearOneTimeTokens(transaction, person.id);
    const confirmed = (await findUserByEmail(transaction, wish.email)) ?? person;
    const start = { user: confirmed, method: 'password', caller, now };
    return { user: confirmed, started: await startSession(transaction, start) };
  });
  return sessionDocument(context, { user, session: started.session }, started.refreshToken);
}

async function signUpByMail(context: AuthContext, wish: SignUp, redirectTo: string) {
  const reservation = await context.limits.mailTo('confirmation', wish.email);
  try {
    const now = context.now();
    const passwordHash = await hashPassword(wish.password);
    const { user, message } = await inTransaction(context.database, async (transaction) => {
      const person = await placeUser(transaction, { ...wish, passwordHash, now });
      const letter: MailMessage =
        person.email_confirmed_at === null
          ? await prepareLinkMail(context, transaction, person, {
              type: 'signup',
              challenge: wish.challenge,
              redirectTo,
            })
          : {
              template: 'existingAccount',
              to: person.email,
              language: languageOf(person.raw_user_meta_data),
              link: context.addresses.siteUrl + ROUTES.auth.path,
            };
      return { user: person, message: letter };
    });
    await context.mail.send(message);
    return user.email_confirmed_at === null ? userDocument(user) : madeUpUser(wish, now);
  } catch (error) {
    await reservation.release();
    throw error;
  }
}

/**
 * Makes an account and mails the link that confirms it. A taken address is answered like a new one, in content and
 * time, and its owner is told by mail (trap 76); an unconfirmed one gets a new link.
 */
export async function signUp(context: AuthContext, request: unknown, redirectTo: string, caller: Caller) {
  const wish = readSignUp(context, request);
  if (context.settings.isAutoconfirm) return signUpAndIn(context, wish, caller);
  return atLeast(EVEN_ANSWER_MS, signUpByMail(context, wish, redirectTo));
}
