import type { AuthContext } from '../authContext.ts';
import type { Database } from '../database.ts';
import { AuthError, linkExpired } from '../http/authError.ts';
import { clearOneTimeTokens, issueOneTimeToken } from '../tokens/oneTimeTokens.ts';
import type { OneTimeTokenType } from '../tokens/oneTimeTokens.ts';
import { confirmUser, findUserByEmail, findUserById } from '../users/users.ts';
import type { UserRow } from '../users/users.ts';
import { verifyAddress } from './mailedLinks.ts';
import type { MailedLink } from './mailedLinks.ts';

/** The tokens of a change: each address confirms with its own. */
export type ChangeToken = Extract<OneTimeTokenType, `email_change_${string}`>;

export function emailExists(): AuthError {
  return new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
}

/** Without a proof of any address at sign-up there is none to ask the old one for. */
export function needsBoth({ settings }: AuthContext, user: UserRow): boolean {
  return settings.isSecureEmailChange && !settings.isAutoconfirm && user.email !== '';
}

/** Only an address that somebody has proven to be theirs is taken. */
export async function ownerOf(database: Database, email: string): Promise<UserRow | undefined> {
  const owner = await findUserByEmail(database, email);
  return owner?.email_confirmed_at === null ? undefined : owner;
}

/** Notes which address somebody wants; the change begins anew, and links to another address are void. */
export async function beginEmailChange(
  context: AuthContext,
  transaction: Database,
  user: UserRow,
  newEmail: string,
): Promise<void> {
  const now = context.now();
  if (user.email_change !== newEmail)
    await transaction.query(
      `delete from auth.one_time_tokens
        where user_id = $1 and token_type in ('email_change_token_current', 'email_change_token_new')`,
      [user.id],
    );
  await transaction.query(
    `update auth.users
        set email_change = $2, email_change_sent_at = $3, email_change_confirm_status = 0, updated_at = $3
      where id = $1`,
    [user.id, newEmail, now],
  );
  Object.assign(user, { email_change: newEmail, email_change_sent_at: now, email_change_confirm_status: 0 });
}

/** Makes the link for one of the two addresses. */
export async function issueChangeLink(
  context: AuthContext,
  transaction: Database,
  user: UserRow,
  options: { type: ChangeToken; isPkce: boolean; redirectTo: string },
): Promise<MailedLink> {
  const { type, isPkce, redirectTo } = options;
  const email = type === 'email_change_token_new' ? user.email_change : user.email;
  const secrets = await issueOneTimeToken(context, transaction, { userId: user.id, email, type, isPkce });
  return { ...secrets, link: verifyAddress(context, user, { token: secrets.token, type: 'email_change', redirectTo }) };
}

/** Gives the person their new address. Accounts that claimed it and never proved it make way. */
export async function completeEmailChange(context: AuthContext, transaction: Database, user: UserRow): Promise<void> {
  const { id, email_change: email } = user;
  const now = context.now();
  await transaction.query(
    `delete from auth.users
      where email = $1 and is_sso_user = false and email_confirmed_at is null and last_sign_in_at is null`,
    [email],
  );
  if ((await findUserByEmail(transaction, email)) !== undefined) throw emailExists();
  await transaction.query(
    `update auth.users
        set email = $2, email_change = '', email_change_confirm_status = 0, is_anonymous = false
      where id = $1`,
    [id, email],
  );
  await transaction.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1::text, $1::uuid, $2, 'email', $3, $3, $3)
     on conflict (provider_id, provider) do update
       set identity_data = identities.identity_data || excluded.identity_data, updated_at = excluded.updated_at`,
    [id, { sub: id, email, email_verified: true, phone_verified: false }, now],
  );
  await transaction.query(
    `update auth.users u
        set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || (
              select jsonb_build_object('provider', (array_agg(i.provider order by i.created_at, i.provider))[1],
                                        'providers', jsonb_agg(i.provider order by i.created_at, i.provider))
                from auth.identities i where i.user_id = u.id)
      where id = $1`,
    [id],
  );
  await confirmUser(transaction, id, now);
  await clearOneTimeTokens(transaction, id);
}

/** The outcome of opening a link: done, with the address that was; or one of two addresses has confirmed. */
export type EmailChangeOutcome = { readonly changedFrom: string } | 'halfway';

/** Takes the confirmation of one address; the change is through when both have confirmed, where both must. */
export async function acceptEmailChange(
  context: AuthContext,
  transaction: Database,
  used: { user_id: string; token_type: OneTimeTokenType },
): Promise<EmailChangeOutcome> {
  // Two links pressed at once: the later one has to see that the other has counted.
  await transaction.query('select 1 from auth.users where id = $1 for update', [used.user_id]);
  const user = await findUserById(transaction, used.user_id);
  if (user === undefined || user.email_change === '') throw linkExpired();
  const isEnough =
    user.email_change_confirm_status === 1 ||
    (used.token_type === 'email_change_token_new' && !needsBoth(context, user));
  if (!isEnough) {
    await transaction.query('update auth.users set email_change_confirm_status = 1, updated_at = $2 where id = $1', [
      user.id,
      context.now(),
    ]);
    return 'halfway';
  }
  await completeEmailChange(context, transaction, user);
  return { changedFrom: user.email };
}
