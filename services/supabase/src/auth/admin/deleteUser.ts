import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { AuthContext } from '../authContext.ts';
import { inTransaction } from '../database.ts';
import type { Database } from '../database.ts';
import { readBody } from '../http/jsonBody.ts';
import { endSessions } from '../sessions/sessions.ts';
import { clearOneTimeTokens } from '../tokens/oneTimeTokens.ts';
import type { UserRow } from '../users/users.ts';

const body = z.object({ should_soft_delete: z.boolean().nullish().transform(Boolean) });

/** A stand-in for a value: it cannot be read back, and whoever knows the value can still recognise it. */
function disguise(id: string, value: string): string {
  return createHash('sha256')
    .update(id + value)
    .digest('base64url');
}

/** Leaves the row and its id, for what refers to it, without anything that says who it was. */
async function softDelete(transaction: Database, user: UserRow, now: Date): Promise<void> {
  if (user.deleted_at !== null) return;
  await transaction.query(
    `update auth.users
        set email = $2, phone = $3, encrypted_password = null, email_change = '', phone_change = '',
            raw_user_meta_data = '{}', raw_app_meta_data = '{}', deleted_at = $4, updated_at = $4
      where id = $1`,
    [
      user.id,
      user.email === '' ? null : disguise(user.id, user.email),
      user.phone === '' ? null : disguise(user.id, user.phone).slice(0, 15),
      now,
    ],
  );
  for (const { id, provider, provider_id: providerId } of user.identities)
    await transaction.query(
      `update auth.identities set identity_data = '{}', provider_id = $2, updated_at = $3 where id = $1`,
      [id, disguise(user.id, `${provider}:${providerId}`), now],
    );
  await clearOneTimeTokens(transaction, user.id);
  await transaction.query('delete from auth.flow_state where user_id = $1', [user.id]);
  await transaction.query('delete from auth.mfa_factors where user_id = $1', [user.id]);
  await endSessions(transaction, { userId: user.id, sessionId: user.id }, 'global');
}

/**
 * Deletes an account with its sessions, links and factors. What the app itself keeps about the person hangs on its row
 * and goes with it; a soft deletion leaves the row, and so all of that.
 */
export async function deleteUser(context: AuthContext, user: UserRow, request: unknown): Promise<void> {
  const isSoft = request !== undefined && readBody(body, request).should_soft_delete;
  await inTransaction(context.database, async (transaction) => {
    if (isSoft) return softDelete(transaction, user, context.now());
    await endSessions(transaction, { userId: user.id, sessionId: user.id }, 'global');
    await transaction.query('delete from auth.users where id = $1', [user.id]);
  });
}
