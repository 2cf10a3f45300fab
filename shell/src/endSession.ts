import type { Auth, AuthClient, AuthError } from '@spire/client/auth';
import { forgetSession, lastSession } from '@spire/client/storedSession';
import { withTimeout } from '@spire/client/withTimeout';

/** Milliseconds until a log-out without an answer is told as failed. */
const PATIENCE = 3000;

/** Milliseconds between two tries, where no network comes back in between. */
const AGAIN_AFTER = 30_000;

/** The server knows the session no more, or never did: that is an end too (spec 1 §8). */
const OVER = [401, 403, 404];

const isOver = (error: AuthError | null) =>
  error === null || (error.status !== undefined && OVER.includes(error.status));

/** Waits for the next try, which a network that comes back brings forward. */
const untilNextTry = () =>
  new Promise<void>((resolve) => {
    const timer = window.setTimeout(done, AGAIN_AFTER);
    window.addEventListener('online', done);
    function done() {
      window.clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    }
  });

/**
 * Asks the server until it has ended the session, for as long as its token opens anything. The token lies in the memory
 * of this page alone: a log-out that wrote it down would leave behind what it is there to take away (D77).
 */
async function askAgain(auth: Auth, token: string, goodUntil: number): Promise<boolean> {
  while (Date.now() < goodUntil) {
    await untilNextTry();
    const client = await auth().catch(() => null);
    const answer = await client?.admin.signOut(token, 'local').catch(() => undefined);
    if (answer !== undefined && isOver(answer.error)) return true;
  }
  return false;
}

/**
 * Ends the session: here at once, whatever the server does, and there. `tell` hears whether the server ended it, and
 * once more when a later try has.
 */
export async function endSession(
  auth: Auth,
  client: AuthClient | null,
  key: string,
  tell: (isEnded: boolean) => void,
): Promise<void> {
  const session = lastSession(key);
  if (client === null) forgetSession(key);
  const ending = client?.signOut({ scope: 'local' }).then(({ error }) => isOver(error));
  const isEnded = ending === undefined ? session === undefined : await withTimeout(PATIENCE, ending).catch(() => false);
  // A client renews a stale session first, for as long as the network is away: meanwhile it would lie here.
  if (!isEnded && lastSession(key)?.refresh_token === session?.refresh_token) forgetSession(key);
  tell(isEnded);
  if (isEnded || session === undefined) return;
  const later = async () =>
    (await ending?.catch(() => false)) === true ||
    askAgain(auth, session.access_token, (session.expires_at ?? 0) * 1000);
  void later().then((hasEnded) => hasEnded && tell(true));
}
