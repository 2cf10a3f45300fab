import type { AuthContext } from '../authContext.ts';
import { inTransaction } from '../database.ts';
import type { Database } from '../database.ts';
import { AuthError, validationFailed } from '../http/authError.ts';
import type { Caller } from '../http/caller.ts';
import { languageOf } from '../../mail/mail.ts';
import { findOneTimeToken, issueOneTimeToken, useOneTimeToken } from '../tokens/oneTimeTokens.ts';
import type { OneTimeTokenType } from '../tokens/oneTimeTokens.ts';
import type { UserRow } from '../users/users.ts';

const NONCE: readonly OneTimeTokenType[] = ['reauthentication_token'];

/** Mails the code that shows, before something that matters, that it is still the same person. */
export async function reauthenticate(context: AuthContext, user: UserRow): Promise<Record<string, never>> {
  if (user.email === '')
    throw validationFailed('Reauthentication requires the user to have an email or a phone number');
  if (user.email_confirmed_at === null)
    throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.');
  const reservation = await context.limits.mailTo('reauthentication', user.email);
  try {
    const { code } = await inTransaction(context.database, async (transaction) => {
      await transaction.query('update auth.users set reauthentication_sent_at = $2 where id = $1', [
        user.id,
        context.now(),
      ]);
      const issue = { userId: user.id, email: user.email, type: 'reauthentication_token', isPkce: false } as const;
      return issueOneTimeToken(context, transaction, issue);
    });
    const language = languageOf(user.raw_user_meta_data);
    const { linkSeconds: validSeconds } = context.settings;
    await context.mail.send({ template: 'reauthentication', to: user.email, language, code, validSeconds });
    return {};
  } catch (error) {
    await reservation.release();
    throw error;
  }
}

function notValid(): AuthError {
  return new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}

/** Throws `reauthentication_not_valid` unless the mailed code is right, and leaves it for `useNonce`. */
export async function checkNonce(context: AuthContext, user: UserRow, nonce: string, caller: Caller): Promise<void> {
  const guess = await context.limits.codeGuess(user.email, caller.ip).catch((error: unknown) => {
    throw error instanceof AuthError && error.code === 'otp_expired' ? notValid() : error;
  });
  const found = await findOneTimeToken(context, context.database, { code: nonce, email: user.email }, NONCE);
  if (found?.user_id !== user.id) throw notValid();
  await guess.succeeded();
}

/** Uses up a code that was right, together with what it was for: if that fails, the code is still good. */
export async function useNonce(
  context: AuthContext,
  transaction: Database,
  user: UserRow,
  nonce: string,
): Promise<void> {
  const used = await useOneTimeToken(context, transaction, { code: nonce, email: user.email }, NONCE);
  if (used?.user_id !== user.id) throw notValid();
}
