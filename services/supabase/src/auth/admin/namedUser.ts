import { z } from 'zod';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../http/authError.ts';
import { findUserById } from '../users/users.ts';
import type { UserRow } from '../users/users.ts';

export function userNotFound(): AuthError {
  return new AuthError(404, 'user_not_found', 'User not found');
}

/** The person that an admin path names; throws 404 when there is none. */
export async function namedUser(context: AuthContext, userId: string): Promise<UserRow> {
  if (!z.guid().safeParse(userId).success) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
  const user = await findUserById(context.database, userId);
  if (user === undefined) throw userNotFound();
  return user;
}
