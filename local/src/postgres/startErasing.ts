import type { Log } from '@spire/graph-kit/log';
import { Client } from 'pg';
import { eraseRemains } from './eraseRemains.ts';

/** Three times an hour, so that what was deleted is gone within one, also where a table was in use once. */
export const ERASING_EVERY_MS = 20 * 60_000;

interface Erasing {
  log: Pick<Log, 'info' | 'warn'>;
  /** How many rows have been deleted so far; the count may begin anew. */
  countDeleted: () => Promise<number>;
  erase: () => Promise<boolean>;
}

/** The means of erasing in the embedded database behind an address of its owner. */
export function erasingOf(adminUrl: string): Pick<Erasing, 'countDeleted' | 'erase'> {
  return {
    erase: () => eraseRemains(adminUrl),
    countDeleted: async () => {
      const client = new Client({ connectionString: adminUrl, application_name: 'spire-erasing' });
      await client.connect();
      try {
        const { rows } = await client.query<{ deleted: string }>(
          `select coalesce(sum(n_tup_del), 0) as deleted from pg_stat_user_tables
            where schemaname in ('users', 'wellbeing', 'inbox', 'storage') or (schemaname, relname) = ('auth', 'users')`,
        );
        return Number(rows[0]?.deleted);
      } finally {
        await client.end();
      }
    },
  };
}

/**
 * Sees to it that what people delete is gone from the files of the embedded database within the hour. Once after each
 * start it erases in any case: what was deleted before is not known then. Answers a function that stops it.
 */
export function startErasing({ log, countDeleted, erase }: Erasing): () => void {
  let erasedAt: number | undefined;
  let isAtWork = false;

  async function look(): Promise<void> {
    const deleted = await countDeleted();
    if (deleted === erasedAt) return;
    const isWhole = await erase();
    if (isWhole) erasedAt = deleted;
    log.info({ isWhole }, 'What was deleted is erased from the files of the database');
  }

  const timer = setInterval(() => {
    if (isAtWork) return;
    isAtWork = true;
    look()
      .catch((error: unknown) => log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'Not erased'))
      .finally(() => (isAtWork = false));
  }, ERASING_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
