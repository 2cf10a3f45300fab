import type { AuthContext } from '../authContext.ts';
import { inTransaction } from '../database.ts';
import { AuthError, validationFailed } from '../http/authError.ts';
import type { Caller } from '../http/caller.ts';
import { languageOf } from '../../mail/mail.ts';
import { issueOneTimeToken, useOneTimeToken } from '../tokens/oneTimeTokens.ts';
import type { UserRow } from '../users/users.ts';

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

/** Uses up the mailed code; throws `reauthentication_not_valid` unless it is the right one. */
export async function checkNonce(context: AuthContext, user: UserRow, nonce: string, caller: Caller): Promise<void> {
  const notValid = new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  const guess = await context.limits.codeGuess(user.email, caller.ip).catch((error: unknown) => {
    throw error instanceof AuthError && error.code === 'otp_expired' ? notValid : error;
  });
  const proof = { code: nonce, email: user.email };
  const used = await useOneTimeToken(context, context.database, proof, ['reauthentication_token']);
  if (used === undefined || used.user_id !== user.id) throw notValid;
  await guess.succeeded();
}
