import { z } from 'zod';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../http/authError.ts';
import { inTransaction } from '../database.ts';
import { normalizeEmail } from './emailAddress.ts';
import { metadata, readBody, text } from '../http/jsonBody.ts';
import { clearOneTimeTokens } from '../tokens/oneTimeTokens.ts';
import { checkPassword, hashPassword, isPasswordRight } from '../passwords/passwords.ts';
import { endSessions } from '../sessions/sessions.ts';
import type { UserInSession } from '../sessions/sessions.ts';
import { checkMetadata, mergeMetadata } from './userMetadata.ts';
import { findUserById, userDocument } from './users.ts';
import type { UserRow } from './users.ts';

function orNull<T>(value: T | null | undefined): T | null {
  return value ?? null;
}

const body = z.object({
  email: text,
  phone: text,
  password: z.string().nullish().transform(orNull),
  data: metadata.nullish().transform(orNull),
  app_metadata: metadata.nullish().transform(orNull),
});

function refuseWhatIsNotOffered(given: z.infer<typeof body>, user: UserRow): void {
  if (given.app_metadata !== null)
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  if (given.phone !== '') throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');
  if (given.email !== '' && normalizeEmail(given.email) !== user.email)
    throw new AuthError(422, 'feature_disabled', 'Changing the email address is not available');
}

async function newPasswordHash(context: AuthContext, user: UserRow, password: string): Promise<string> {
  checkPassword(context.settings, password);
  if (await isPasswordRight(user.encrypted_password, password))
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  return hashPassword(password);
}

/**
 * Changes the password or the metadata of the signed-in person. A new password ends every other session and voids
 * every mailed link: whoever changes it may be shutting somebody out.
 */
export async function updateUser(context: AuthContext, request: unknown, { user, session }: UserInSession) {
  const given = readBody(body, request);
  refuseWhatIsNotOffered(given, user);
  const data = given.data === null ? null : mergeMetadata(user.raw_user_meta_data, given.data);
  if (data !== null) checkMetadata(data);
  const passwordHash = given.password === null ? null : await newPasswordHash(context, user, given.password);

  const updated = await inTransaction(context.database, async (transaction) => {
    await transaction.query(
      `update auth.users
          set encrypted_password = coalesce($2, encrypted_password),
              raw_user_meta_data = coalesce($3::jsonb, raw_user_meta_data), updated_at = $4
        where id = $1`,
      [user.id, passwordHash, data, context.now()],
    );
    if (passwordHash !== null) {
      await clearOneTimeTokens(transaction, user.id);
      await endSessions(transaction, { userId: user.id, sessionId: session.id }, 'others');
    }
    return findUserById(transaction, user.id);
  });
  if (updated === undefined) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  return userDocument(updated);
}
