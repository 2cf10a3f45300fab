import type { AuthContext } from '../authContext.ts';
import { inTransaction } from '../database.ts';
import type { Database } from '../database.ts';
import { atLeast, EVEN_ANSWER_MS } from '../limits/atLeast.ts';
import type { MailKind } from '../limits/limits.ts';
import type { MailMessage } from '../../mail/mail.ts';

/**
 * Sends the mails that `prepare` writes, if there is somebody to write to, and tells nobody whether there was: always
 * answers `{}`, after the same time (trap 76). A mail server that fails is a matter for the log; the person may ask
 * again at once.
 */
export async function sendQuietly(
  context: AuthContext,
  kind: MailKind,
  email: string,
  prepare: (transaction: Database) => Promise<readonly MailMessage[]>,
): Promise<Record<string, never>> {
  const reservation = await context.limits.mailTo(kind, email);
  const work = async () => {
    const messages = await inTransaction(context.database, prepare);
    for (const message of messages) await context.mail.handOver(message, reservation.release);
    return {};
  };
  return atLeast(EVEN_ANSWER_MS, work()).catch(async (error: unknown) => {
    await reservation.release();
    throw error;
  });
}
