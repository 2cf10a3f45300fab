import { z } from 'zod';
import type { AuthContext } from '../authContext.ts';
import { inTransaction } from '../database.ts';
import { linkExpired } from '../http/authError.ts';
import { readBody, text } from '../http/jsonBody.ts';
import { useOneTimeToken } from '../tokens/oneTimeTokens.ts';

const body = z.object({ token_hash: text });

/**
 * Deletes a sign-up at the word of the address's owner, who brings the link that was to confirm it, and uses the link
 * up. An account that anybody has confirmed or come into stays, and the link with it.
 */
export async function rejectSignUp(context: AuthContext, request: unknown): Promise<Record<string, never>> {
  const given = readBody(body, request);
  await inTransaction(context.database, async (transaction) => {
    const used = await useOneTimeToken(context, transaction, { token: given.token_hash }, ['confirmation_token']);
    const deleted = await transaction.query(
      'delete from auth.users where id = $1 and email_confirmed_at is null and last_sign_in_at is null',
      [used?.user_id ?? null],
    );
    if (deleted.rowCount !== 1) throw linkExpired();
  });
  return {};
}
