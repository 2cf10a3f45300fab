import type { AuthContext } from './authContext.ts';

const EVERY_MS = 6 * 3600 * 1000;

/** Removes what can no longer be used. Used refresh tokens stay a month: their return is how theft is noticed. */
async function cleanUp({ database, now }: AuthContext): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000);
  await database.query('delete from auth.one_time_tokens where created_at < $1', [daysAgo(1)]);
  await database.query('delete from auth.flow_state where created_at < $1', [daysAgo(2)]);
  await database.query(`delete from auth.mfa_factors where status = 'unverified' and created_at < $1`, [daysAgo(1)]);
  await database.query('delete from auth.mfa_challenges where created_at < $1', [daysAgo(1)]);
  await database.query('delete from auth.refresh_tokens where revoked and updated_at < $1', [daysAgo(30)]);
}

/** Cleans up now and every six hours; answers a function that stops it. */
export function startCleaningUp(context: AuthContext): () => void {
  const run = () => {
    cleanUp(context).catch((error: unknown) => {
      context.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'Old auth rows were not removed');
    });
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
