import type { AuthContext } from '../authContext.ts';
import { inTransaction } from '../database.ts';
import type { Database } from '../database.ts';
import { AuthError } from '../http/authError.ts';
import { atLeast, EVEN_ANSWER_MS } from '../limits/atLeast.ts';
import type { MailKind, MailReservation } from '../limits/limits.ts';
import type { MailMessage } from '../../mail/mail.ts';

/** Undefined where a mail to this address has to wait: a refusal would tell that there is one to write. */
async function reserveQuietly(
  { limits }: AuthContext,
  kind: MailKind,
  email: string,
): Promise<MailReservation | undefined> {
  try {
    return await limits.mailTo(kind, email);
  } catch (error) {
    if (error instanceof AuthError && error.status === 429) return undefined;
    throw error;
  }
}

/**
 * Sends the mails that `prepare` writes, if there is somebody to write to, and tells nobody whether there was: always
 * answers `{}`, after the same time (trap 76). A mail server that fails is a matter for the log; the person may ask
 * again at once. `findOther` finds a second address that is written to; while that one has to wait, neither is.
 */
export async function sendQuietly(
  context: AuthContext,
  kind: MailKind,
  email: string,
  prepare: (transaction: Database, other: string | undefined) => Promise<readonly MailMessage[]>,
  findOther?: () => Promise<string | undefined>,
): Promise<Record<string, never>> {
  const reservations = [await context.limits.mailTo(kind, email)];
  // Once, however many of the mails fail.
  const release = async () => {
    await Promise.all(reservations.splice(0).map((each) => each.release()));
  };
  const work = async () => {
    const other = await findOther?.();
    if (other !== undefined) {
      const reservation = await reserveQuietly(context, kind, other);
      if (reservation === undefined) return {};
      reservations.push(reservation);
    }
    const messages = await inTransaction(context.database, (transaction) => prepare(transaction, other));
    for (const message of messages) await context.mail.handOver(message, release);
    return {};
  };
  return atLeast(EVEN_ANSWER_MS, work()).catch(async (error: unknown) => {
    await release();
    throw error;
  });
}
