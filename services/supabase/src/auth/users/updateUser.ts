import { z } from 'zod';
import type { AuthContext } from '../authContext.ts';
import { inTransaction } from '../database.ts';
import type { Database } from '../database.ts';
import { AuthError } from '../http/authError.ts';
import type { Caller } from '../http/caller.ts';
import { metadata, readBody, text } from '../http/jsonBody.ts';
import { atLeast, EVEN_ANSWER_MS } from '../limits/atLeast.ts';
import type { MailReservation } from '../limits/limits.ts';
import { prepareEmailChange } from '../mailed/changeMails.ts';
import { beginEmailChange, completeEmailChange } from '../mailed/emailChange.ts';
import { notify } from '../mailed/notify.ts';
import type { MailMessage } from '../../mail/mail.ts';
import { checkPassword } from '../passwords/passwords.ts';
import { awaitsFactor, endSessions } from '../sessions/sessions.ts';
import type { UserInSession } from '../sessions/sessions.ts';
import { endFlows } from '../tokens/flowState.ts';
import { clearOneTimeTokens } from '../tokens/oneTimeTokens.ts';
import { readChallenge } from '../tokens/pkce.ts';
import { readEmail } from './emailAddress.ts';
import { newPasswordHash } from './newPassword.ts';
import { provePerson } from './proofOfPerson.ts';
import { checkMetadata, mergeMetadata } from './userMetadata.ts';
import { findUserById, lockPerson, userDocument } from './users.ts';
import type { UserRow } from './users.ts';

function orNull<T>(value: T | null | undefined): T | null {
  return value ?? null;
}

const body = z.object({
  email: text,
  phone: text,
  password: z.string().nullish().transform(orNull),
  current_password: text,
  nonce: text,
  data: metadata.nullish().transform(orNull),
  app_metadata: metadata.nullish().transform(orNull),
  code_challenge: text,
  code_challenge_method: text,
});
type Wish = z.infer<typeof body>;

interface Asked {
  readonly caller: Caller;
  /** Where the links of a change of address lead; already checked against the allow list. */
  readonly redirectTo: string;
}

function refuseWhatIsNotAllowed(wish: Wish, newEmail: string | null, person: UserInSession): void {
  const { user } = person;
  if (wish.app_metadata !== null)
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  const isKeyChange = wish.password !== null || newEmail !== null;
  if (isKeyChange && awaitsFactor(person))
    throw new AuthError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
  if (user.is_anonymous && wish.password !== null && newEmail === null)
    throw new AuthError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
  if (wish.phone !== '') throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');
}

async function applyChanges(
  context: AuthContext,
  transaction: Database,
  { user, session }: UserInSession,
  changes: { data: UserRow['raw_user_meta_data'] | null; passwordHash: string | null },
): Promise<void> {
  await transaction.query(
    `update auth.users
        set encrypted_password = coalesce($2, encrypted_password),
            email_change = case when $2::text is null then email_change else '' end,
            raw_user_meta_data = coalesce($3::jsonb, raw_user_meta_data), updated_at = $4
      where id = $1`,
    [user.id, changes.passwordHash, changes.data, context.now()],
  );
  if (changes.passwordHash === null) return;
  await clearOneTimeTokens(transaction, user.id);
  await endFlows(transaction, user.id);
  await endSessions(transaction, { userId: user.id, sessionId: session.id }, 'others');
}

/** Both addresses keep their distance: nobody floods a stranger's with wishes to take it over. */
async function reserveMails(context: AuthContext, user: UserRow, newEmail: string): Promise<MailReservation> {
  const own = await context.limits.mailTo('emailChange', user.email === '' ? user.id : user.email);
  try {
    const other = await context.limits.mailTo('emailChange', newEmail);
    return {
      release: async () => {
        await Promise.all([own.release(), other.release()]);
      },
    };
  } catch (error) {
    await own.release();
    throw error;
  }
}

/** Sends the mails of a change; when one cannot be sent the change is as if it had not been asked for. */
async function sendChangeMails(context: AuthContext, user: UserRow, messages: readonly MailMessage[]): Promise<void> {
  try {
    await Promise.all(messages.map((message) => context.mail.send(message)));
  } catch (error) {
    await inTransaction(context.database, async (transaction) => {
      await transaction.query(`update auth.users set email_change = '', email_change_sent_at = null where id = $1`, [
        user.id,
      ]);
      await clearOneTimeTokens(transaction, user.id);
    });
    throw error;
  }
}

async function update(context: AuthContext, wish: Wish, person: UserInSession, asked: Asked): Promise<UserRow> {
  const { user } = person;
  const { redirectTo, caller } = asked;
  const wanted = wish.email === '' ? null : readEmail(wish.email);
  const newEmail = wanted === user.email ? null : wanted;
  const challenge = readChallenge(wish.code_challenge, wish.code_challenge_method);
  refuseWhatIsNotAllowed(wish, newEmail, person);
  const data = wish.data === null ? null : mergeMetadata(user.raw_user_meta_data, wish.data);
  if (data !== null) checkMetadata(data);
  if (wish.password !== null) checkPassword(context.settings, wish.password);
  // An anonymous person signs up by this: like a sign-up it is through at once when addresses need no proof.
  const isAtOnce = user.is_anonymous && context.settings.isAutoconfirm;

  const isKeyChange = wish.password !== null || newEmail !== null;
  const given = { currentPassword: wish.current_password, nonce: wish.nonce, caller };
  const proof = isKeyChange ? await provePerson(context, person, given) : null;

  // Before the new password is compared with the old: being told to wait must not depend on it.
  const reservation = newEmail === null || isAtOnce ? undefined : await reserveMails(context, user, newEmail);
  let passwordHash: string | null = null;
  try {
    if (wish.password !== null && proof !== null)
      passwordHash = await newPasswordHash(context, person, wish.password, proof);
    const messages = await inTransaction(context.database, async (transaction) => {
      await lockPerson(transaction, user.id);
      await proof?.use(transaction);
      await applyChanges(context, transaction, person, { data, passwordHash });
      if (newEmail === null) return [];
      if (!isAtOnce) return prepareEmailChange(context, transaction, user, { newEmail, challenge, redirectTo });
      await beginEmailChange(context, transaction, user, newEmail);
      await completeEmailChange(context, transaction, user);
      return [];
    });
    await sendChangeMails(context, user, messages);
  } catch (error) {
    await reservation?.release();
    throw error;
  }
  if (passwordHash !== null) await notify(context, user, 'passwordChanged');
  const updated = await findUserById(context.database, user.id);
  if (updated === undefined) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  return updated;
}

/**
 * Changes the password, the address or the metadata of the signed-in person; the first two need a proof that it is
 * this person (`provePerson`). A new password ends every other session and voids everything mailed: whoever changes it
 * may be shutting somebody out. A new address counts when it has been confirmed; the answer is the same whether
 * somebody has it already or not.
 */
export async function updateUser(context: AuthContext, request: unknown, person: UserInSession, asked: Asked) {
  const wish = readBody(body, request);
  const work = update(context, wish, person, asked);
  return userDocument(await (wish.email === '' ? work : atLeast(EVEN_ANSWER_MS, work)));
}
