import type { AuthContext } from '../authContext.ts';
import { inTransaction } from '../database.ts';
import { notify } from '../mailed/notify.ts';
import type { FactorSummary, UserRow } from '../users/users.ts';
import { factorNotFound } from './factors.ts';
import { lockPerson } from '../users/users.ts';

/**
 * Removes a factor. The sessions that were raised by it fall back to the first level, and its owner is told: it may
 * have been somebody else.
 */
export async function removeFactor(context: AuthContext, user: UserRow, factor: FactorSummary): Promise<void> {
  await inTransaction(context.database, async (transaction) => {
    await lockPerson(transaction, user.id);
    const removed = await transaction.query('delete from auth.mfa_factors where id = $1 and user_id = $2', [
      factor.id,
      user.id,
    ]);
    if (removed.rowCount === 0) throw factorNotFound();
    await transaction.query(
      `with fallen as (
         update auth.sessions set aal = 'aal1', factor_id = null, updated_at = $3
          where user_id = $2 and factor_id = $1 returning id
       )
       delete from auth.mfa_amr_claims c using fallen
        where c.session_id = fallen.id and c.authentication_method = 'totp'`,
      [factor.id, user.id, context.now()],
    );
  });
  if (factor.status === 'verified') await notify(context, user, 'factorRemoved');
}
