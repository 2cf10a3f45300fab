import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AuthContext } from '../authContext.ts';
import { inTransaction } from '../database.ts';
import { validationFailed } from '../http/authError.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { checkMetadata, mergeMetadata } from '../users/userMetadata.ts';
import { AUDIENCE, findUserById, PERSON_ROLE, userDocument } from '../users/users.ts';
import type { UserRow } from '../users/users.ts';
import { kindOfHash } from '../passwords/passwordHashes.ts';
import { readAccountWish } from './readAccountWish.ts';
import type { AccountWish } from './readAccountWish.ts';
import { placeIdentity } from './placeIdentity.ts';
import { asTaken } from './asTaken.ts';

const NIL_ID = '00000000-0000-0000-0000-000000000000';
const LONGEST_PASSWORD = 1000;

function checkCreation(wish: AccountWish): void {
  if (wish.email === '' && wish.phone === '')
    throw validationFailed('Cannot create a user without either an email or phone');
  if (wish.password !== null && wish.passwordHash !== '')
    throw validationFailed('Only a password or a password hash should be provided');
  if ((wish.password ?? '').length > LONGEST_PASSWORD)
    throw validationFailed(`Password cannot be longer than ${LONGEST_PASSWORD} characters`);
  if (wish.passwordHash !== '' && kindOfHash(wish.passwordHash) === null)
    throw validationFailed('The password hash is neither bcrypt nor argon2id');
  if (wish.id === NIL_ID) throw validationFailed('ID cannot be a nil uuid');
  if (wish.id !== '' && !z.guid().safeParse(wish.id).success)
    throw validationFailed('ID must conform to the uuid v4 format');
}

async function insertUser(context: AuthContext, wish: AccountWish, passwordHash: string | null): Promise<UserRow> {
  const now = context.now();
  const id = wish.id === '' ? randomUUID() : wish.id;
  const providers = [...(wish.email === '' ? [] : ['email']), ...(wish.phone === '' ? [] : ['phone'])];
  const appMetadata = mergeMetadata({ provider: providers[0], providers }, wish.appMetadata ?? {});
  const userMetadata = { ...wish.userMetadata, ...(wish.isEmailConfirmed ? { email_verified: true } : {}) };
  checkMetadata(appMetadata);
  checkMetadata(userMetadata);
  return inTransaction(context.database, async (transaction) => {
    await transaction.query(
      `insert into auth.users (instance_id, id, aud, role, email, phone, encrypted_password, email_confirmed_at,
                               phone_confirmed_at, raw_app_meta_data, raw_user_meta_data, banned_until,
                               confirmation_token, recovery_token, created_at, updated_at)
       values ($1, $2, $3, $4, nullif($5, ''), nullif($6, ''), $7, $8, $9, $10, $11, $12, '', '', $13, $13)`,
      [
        NIL_ID,
        id,
        AUDIENCE,
        wish.role || PERSON_ROLE,
        wish.email,
        wish.phone,
        passwordHash,
        wish.isEmailConfirmed ? now : null,
        wish.isPhoneConfirmed ? now : null,
        appMetadata,
        userMetadata,
        wish.bannedUntil ?? null,
        now,
      ],
    );
    if (wish.email !== '') await placeIdentity(transaction, id, 'email', { email: wish.email }, now);
    if (wish.phone !== '') await placeIdentity(transaction, id, 'phone', { phone: wish.phone }, now);
    const user = await findUserById(transaction, id);
    if (user === undefined) throw new Error('A user just created was not found');
    return user;
  });
}

/** Makes an account without a mail. A password may be as weak as the administrator likes, as in Supabase Auth. */
export async function createUser(context: AuthContext, request: unknown) {
  const wish = readAccountWish(request, context.now());
  checkCreation(wish);
  const { password } = wish;
  const passwordHash = password === null || password === '' ? wish.passwordHash || null : await hashPassword(password);
  return userDocument(
    await insertUser(context, wish, passwordHash).catch((error: unknown) => {
      throw asTaken(error);
    }),
  );
}
