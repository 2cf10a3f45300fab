import { SHELL_PAGES } from '@spire/domain/routes';
import type { MailMessage } from '../../mail/mail.ts';
import { languageOf } from '../../mail/mail.ts';
import type { AuthContext } from '../authContext.ts';
import type { Database } from '../database.ts';
import { inTransaction } from '../database.ts';
import { AuthError } from '../http/authError.ts';
import type { Caller } from '../http/caller.ts';
import type { Metadata } from '../http/jsonBody.ts';
import { prepareLinkMail } from '../mailed/mailedLinks.ts';
import { hashPassword, isPasswordRight } from '../passwords/passwords.ts';
import { sessionDocument, startSession } from '../sessions/sessions.ts';
import { clearOneTimeTokens } from '../tokens/oneTimeTokens.ts';
import type { Challenge } from '../tokens/pkce.ts';
import { confirmUser, findUserByEmail } from '../users/users.ts';
import type { UserRow } from '../users/users.ts';
import { placeUser } from './placeUser.ts';
import { signUpAnswer, signUpIds } from './signUpAnswer.ts';
import { rememberSignUp } from './unprovenSignUps.ts';

/** A wish for an account, read and checked. */
export interface EmailSignUp {
  readonly email: string;
  readonly password: string;
  readonly data: Metadata;
  readonly challenge: Challenge | null;
  /** Where the mailed link leads back to. */
  readonly redirectTo: string;
}

/** Makes the account and signs in at once; a taken address is told, because here nothing can be hidden. */
export async function signUpAndIn(context: AuthContext, wish: EmailSignUp, caller: Caller) {
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

/** The same statements run for a taken address, and are taken back: its owner gets another mail, without a token. */
async function prepareMail(
  context: AuthContext,
  transaction: Database,
  person: UserRow,
  { challenge, redirectTo }: EmailSignUp,
): Promise<MailMessage> {
  const isTaken = person.email_confirmed_at !== null;
  await transaction.query('savepoint mail');
  const confirmation = await prepareLinkMail(context, transaction, person, { type: 'signup', challenge, redirectTo });
  await transaction.query(isTaken ? 'rollback to savepoint mail' : 'release savepoint mail');
  if (!isTaken) return confirmation;
  const link = context.addresses.siteUrl + SHELL_PAGES.auth.path;
  return { template: 'existingAccount', to: person.email, language: languageOf(person.raw_user_meta_data), link };
}

/**
 * Makes an account and mails the link that confirms it; the owner of a taken address is told by mail (trap 76). Each
 * sign-up does the same work whoever has an account: one look, one password hashed and one compared.
 */
export async function signUpByMail(context: AuthContext, wish: EmailSignUp) {
  const reservation = await context.limits.mailTo('confirmation', wish.email);
  try {
    const now = context.now();
    const ids = signUpIds(context.keys.refreshSecret, wish.email);
    const known = await findUserByEmail(context.database, wish.email);
    const chosenBefore = known?.email_confirmed_at === null ? known.encrypted_password : null;
    const [passwordHash, isSamePassword] = await Promise.all([
      hashPassword(wish.password),
      isPasswordRight(chosenBefore, wish.password),
    ]);
    const message = await inTransaction(context.database, async (transaction) => {
      const person = await placeUser(transaction, { ...wish, passwordHash, now, ids });
      const mail = await prepareMail(context, transaction, person, wish);
      const isNew = known === undefined;
      await rememberSignUp(transaction, { user: person, isNew, isSamePassword, passwordHash, now });
      return mail;
    });
    await context.mail.send(message);
    return signUpAnswer({ ...wish, now }, ids);
  } catch (error) {
    await reservation.release();
    throw error;
  }
}
