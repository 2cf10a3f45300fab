import { inTransaction } from '../database.ts';
import type { Database } from '../database.ts';
import type { AuthContext } from '../authContext.ts';
import { lockPerson } from '../users/users.ts';
import { AuthError } from '../http/authError.ts';
import { clearOneTimeTokens } from '../tokens/oneTimeTokens.ts';
import type { IdentityRow } from '../users/users.ts';

type Identity = Pick<IdentityRow, 'id' | 'provider'>;

function pick(identities: readonly Identity[], identityId: string): Identity {
  if (identities.length <= 1)
    throw new AuthError(422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking');
  const identity = identities.find(({ id }) => id === identityId);
  if (identity === undefined) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist");
  return identity;
}

/** An address that no longer signs a person in is no longer theirs to be written to, and links to it are void. */
async function forgetAddress(transaction: Database, userId: string, provider: string, now: Date): Promise<void> {
  if (provider === 'phone') {
    await transaction.query(
      'update auth.users set phone = null, phone_confirmed_at = null, updated_at = $2 where id = $1',
      [userId, now],
    );
    return;
  }
  await transaction.query(
    `update auth.users
        set email = null, email_confirmed_at = null, email_change = '', email_change_sent_at = null, updated_at = $2,
            raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": false}'
      where id = $1`,
    [userId, now],
  );
  await clearOneTimeTokens(transaction, userId);
}

/** Takes a way to sign in from a person, never the last one. */
export async function unlinkIdentity(
  context: AuthContext,
  { userId, identityId }: { userId: string; identityId: string },
): Promise<void> {
  const now = context.now();
  await inTransaction(context.database, async (transaction) => {
    await lockPerson(transaction, userId);
    const linked = await transaction.query<Identity>(
      'select id, provider from auth.identities where user_id = $1 order by created_at, provider',
      [userId],
    );
    const { id, provider } = pick(linked.rows, identityId);
    await transaction.query('delete from auth.identities where id = $1', [id]);
    await forgetAddress(transaction, userId, provider, now);
    const providers = [...new Set(linked.rows.filter((row) => row.id !== id).map((row) => row.provider))];
    await transaction.query(
      `update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || $2::jsonb where id = $1`,
      [userId, { provider: providers[0], providers }],
    );
  });
}
