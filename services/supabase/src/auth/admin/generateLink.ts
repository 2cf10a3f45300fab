import { z } from 'zod';
import type { AuthContext } from '../authContext.ts';
import { inTransaction } from '../database.ts';
import type { Database } from '../database.ts';
import { AuthError, validationFailed } from '../http/authError.ts';
import { metadata, readBody, text } from '../http/jsonBody.ts';
import { beginEmailChange, emailExists, issueChangeLink, ownerOf } from '../mailed/emailChange.ts';
import { issueLink } from '../mailed/mailedLinks.ts';
import type { MailedLink } from '../mailed/mailedLinks.ts';
import { checkPassword, hashPassword } from '../passwords/passwords.ts';
import { placeWithoutPassword } from '../signUp/placeWithoutPassword.ts';
import { placeUser } from '../signUp/placeUser.ts';
import { settleSignUps } from '../signUp/unprovenSignUps.ts';
import { readEmail } from '../users/emailAddress.ts';
import { checkMetadata } from '../users/userMetadata.ts';
import { findUserByEmail, userDocument } from '../users/users.ts';
import type { UserRow } from '../users/users.ts';

const TYPES = ['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new'] as const;
type Type = (typeof TYPES)[number];

const body = z.object({
  type: text,
  email: text,
  new_email: text,
  password: text,
  data: metadata.nullish().transform((data) => data ?? {}),
});

interface Wish {
  readonly type: Type;
  readonly email: string;
  readonly newEmail: string;
  /** Null when the account is to have none. */
  readonly passwordHash: string | null;
  readonly data: UserRow['raw_user_meta_data'];
  readonly redirectTo: string;
}

interface Generated extends MailedLink {
  readonly user: UserRow;
  readonly type: Type;
}

function isType(type: string): type is Type {
  return (TYPES as readonly string[]).includes(type);
}

async function readWish(context: AuthContext, request: unknown, redirectTo: string): Promise<Wish> {
  const { type, password, data, ...given } = readBody(body, request);
  const email = readEmail(given.email);
  if (!isType(type)) throw validationFailed(`Invalid email action link type requested: ${type}`);
  const newEmail = type.startsWith('email_change') ? readEmail(given.new_email) : '';
  if (type === 'email_change_current' && !context.settings.isSecureEmailChange)
    throw validationFailed('Enable secure email change to generate link for current email');
  checkMetadata(data);
  if (type !== 'signup') return { type, email, newEmail, passwordHash: null, data, redirectTo };
  if (password === '') throw validationFailed('Signup requires a valid password');
  checkPassword(context.settings, password);
  return { type, email, newEmail, passwordHash: await hashPassword(password), data, redirectTo };
}

async function generateChangeLink(
  context: AuthContext,
  transaction: Database,
  { newEmail, redirectTo, ...wish }: Wish & { type: `email_change_${'current' | 'new'}` },
  user: UserRow,
): Promise<Generated> {
  if ((await ownerOf(transaction, newEmail)) !== undefined) throw emailExists();
  await beginEmailChange(context, transaction, user, newEmail);
  const type = wish.type === 'email_change_new' ? 'email_change_token_new' : 'email_change_token_current';
  return {
    user,
    type: wish.type,
    ...(await issueChangeLink(context, transaction, user, { type, isPkce: false, redirectTo })),
  };
}

async function generate(context: AuthContext, transaction: Database, wish: Wish): Promise<Generated> {
  const { email, data, passwordHash, redirectTo } = wish;
  const now = context.now();
  const known = await findUserByEmail(transaction, email);
  const link = async (type: 'signup' | 'invite' | 'magiclink' | 'recovery', user: UserRow): Promise<Generated> => ({
    user,
    type,
    ...(await issueLink(context, transaction, user, { type, challenge: null, redirectTo })),
  });
  const { type } = wish;
  if (type === 'signup' || type === 'invite') {
    if (known !== undefined && known.email_confirmed_at !== null) throw emailExists();
    if (passwordHash === null) return link(type, await placeWithoutPassword(transaction, { email, data, now }));
    const merged = { ...known?.raw_user_meta_data, ...data };
    const placed = await placeUser(transaction, { email, passwordHash, data: merged, now });
    await settleSignUps(transaction, placed.id);
    return link(type, placed);
  }
  if (known === undefined) {
    if (type === 'magiclink') return link('signup', await placeWithoutPassword(transaction, { email, data, now }));
    throw new AuthError(404, 'user_not_found', 'User with this email not found');
  }
  if (type === 'magiclink' || type === 'recovery') return link(type, known);
  return generateChangeLink(context, transaction, { ...wish, type }, known);
}

/** Makes what a mail would bring without mailing it: the person's document, the link and the code. */
export async function generateLink(context: AuthContext, request: unknown, redirectTo: string) {
  const wish = await readWish(context, request, redirectTo);
  const made = await inTransaction(context.database, (transaction) => generate(context, transaction, wish));
  return {
    ...userDocument(made.user),
    action_link: made.link,
    email_otp: made.code,
    hashed_token: made.token,
    verification_type: made.type,
    redirect_to: redirectTo,
  };
}
