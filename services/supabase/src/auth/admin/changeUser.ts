import type { AuthContext } from '../authContext.ts';
import { inTransaction } from '../database.ts';
import type { Database } from '../database.ts';
import { lockPerson } from '../users/users.ts';
import { checkPassword, hashPassword } from '../passwords/passwords.ts';
import { endSessions } from '../sessions/sessions.ts';
import { clearOneTimeTokens } from '../tokens/oneTimeTokens.ts';
import { checkMetadata, mergeMetadata } from '../users/userMetadata.ts';
import { findUserById, userDocument } from '../users/users.ts';
import type { UserRow } from '../users/users.ts';
import { readAccountWish } from './readAccountWish.ts';
import type { AccountWish } from './readAccountWish.ts';
import { userNotFound } from './namedUser.ts';
import { placeIdentity } from './placeIdentity.ts';
import { asTaken } from './asTaken.ts';

async function change(
  transaction: Database,
  user: UserRow,
  changes: { wish: AccountWish; passwordHash: string | null; now: Date },
): Promise<void> {
  const { wish, passwordHash, now } = changes;
  const appMetadata = mergeMetadata(user.raw_app_meta_data, wish.appMetadata ?? {});
  const confirmed = wish.isEmailConfirmed ? { email_verified: true } : {};
  const userMetadata = mergeMetadata(user.raw_user_meta_data, { ...confirmed, ...wish.userMetadata });
  checkMetadata(appMetadata);
  checkMetadata(userMetadata);
  const isNamed = (wish.email !== '' && wish.isEmailConfirmed) || (wish.phone !== '' && wish.isPhoneConfirmed);
  await transaction.query(
    `update auth.users
        set role = coalesce(nullif($2, ''), role), email = coalesce(nullif($3, ''), email),
            phone = coalesce(nullif($4, ''), phone), encrypted_password = coalesce($5, encrypted_password),
            email_confirmed_at = coalesce($6, email_confirmed_at),
            phone_confirmed_at = coalesce($7, phone_confirmed_at),
            raw_app_meta_data = $8, raw_user_meta_data = $9, banned_until = $10,
            is_anonymous = is_anonymous and not $11, updated_at = $12,
            email_change = case when $3 = '' then email_change else '' end
      where id = $1`,
    [
      user.id,
      wish.role,
      wish.email,
      wish.phone,
      passwordHash,
      wish.isEmailConfirmed ? now : null,
      wish.isPhoneConfirmed ? now : null,
      appMetadata,
      userMetadata,
      wish.bannedUntil === undefined ? user.banned_until : wish.bannedUntil,
      isNamed,
      now,
    ],
  );
  const { email, phone, isEmailConfirmed, isPhoneConfirmed } = wish;
  if (email !== '')
    await placeIdentity(transaction, user.id, 'email', { email, email_verified: isEmailConfirmed }, now);
  if (phone !== '')
    await placeIdentity(transaction, user.id, 'phone', { phone, phone_verified: isPhoneConfirmed }, now);
  if (email !== '' || isEmailConfirmed || passwordHash !== null) await clearOneTimeTokens(transaction, user.id);
  if (passwordHash !== null) await endSessions(transaction, { userId: user.id, sessionId: user.id }, 'global');
}

/**
 * Changes a person's account at once, without mails. A new address or password voids the links mailed before, and a
 * new password ends every session.
 */
export async function changeUser(context: AuthContext, userId: string, request: unknown) {
  const now = context.now();
  const wish = readAccountWish(request, now);
  if (wish.password !== null) checkPassword(context.settings, wish.password);
  const passwordHash = wish.password === null ? null : await hashPassword(wish.password);
  const changed = await inTransaction(context.database, async (transaction) => {
    await lockPerson(transaction, userId);
    const user = await findUserById(transaction, userId);
    if (user === undefined) throw userNotFound();
    await change(transaction, user, { wish, passwordHash, now });
    return findUserById(transaction, userId);
  }).catch((error: unknown) => {
    throw asTaken(error);
  });
  if (changed === undefined) throw userNotFound();
  return userDocument(changed);
}
