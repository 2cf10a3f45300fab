import type { Log } from '@spire/graph-kit/log';
import type { DataFolder } from '@spire/services/dataFolder';
import { Client } from 'pg';
import { z } from 'zod';
import { readPrivateFile, writePrivateFile } from '../privateFile.ts';
import { readClusterLocation } from './clusterLocation.ts';
import { eraseRemains } from './eraseRemains.ts';

/** Three times an hour, so that what was deleted is gone within one, also where a table was in use once. */
export const ERASING_EVERY_MS = 20 * 60_000;
/** After a start: what was deleted before the last stop has waited long enough. */
export const FIRST_ERASING_MS = 5 * 60_000;

interface Erasing {
  log: Pick<Log, 'info' | 'warn'>;
  /** The count of deletions, as a text that changes with each of them. */
  countDeleted: () => Promise<string>;
  erase: () => Promise<boolean>;
  /** The count at which everything was erased, kept over restarts. */
  erasedAt: { read: () => string | undefined; write: (count: string) => void };
  everyMs?: number;
  firstMs?: number;
}

async function withClient<Result>(adminUrl: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: adminUrl, application_name: 'spire-erasing', keepAlive: true });
  // The statement under way tells of a lost connection; an event that nobody listens to would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * The rows deleted so far. After a crash PostgreSQL counts from the beginning, and says since when: without that, a
 * deletion just before a crash might not be seen.
 */
async function countDeleted(client: Client): Promise<string> {
  const { rows } = await client.query<{ count: string }>(
    `select (select stats_reset from pg_stat_wal) || ' ' || coalesce(sum(n_tup_del), 0) as count
       from pg_stat_user_tables
      where schemaname in ('users', 'wellbeing', 'inbox', 'storage') or (schemaname, relname) = ('auth', 'users')`,
  );
  return rows[0]?.count ?? '';
}

const ADVICE = 'It may be removed: what was deleted is then erased once more.';

/** The means of erasing in the embedded database of a data folder, behind an address of its owner. */
export function erasingOf(adminUrl: string, data: DataFolder): Omit<Erasing, 'log'> {
  const schema = z.object({ count: z.string() });
  return {
    countDeleted: () => withClient(adminUrl, countDeleted),
    erase: () =>
      withClient(adminUrl, (client) => eraseRemains(client, readClusterLocation(data)?.folder ?? data.postgres)),
    erasedAt: {
      read: () => readPrivateFile(data.erased, schema, ADVICE)?.count,
      write: (count) => writePrivateFile(data.erased, { count }),
    },
  };
}

/**
 * Sees to it that what people delete is gone from the files of the embedded database within the hour, also where it was
 * deleted before a restart. Answers a function that stops it.
 */
export function startErasing(options: Erasing): () => void {
  const { log, erasedAt, everyMs = ERASING_EVERY_MS, firstMs = FIRST_ERASING_MS } = options;
  let isAtWork = false;

  async function erase(): Promise<void> {
    const count = await options.countDeleted();
    if (count === erasedAt.read()) return;
    const begun = performance.now();
    const isWhole = await options.erase();
    if (isWhole) erasedAt.write(count);
    const ms = Math.round(performance.now() - begun);
    log.info({ isWhole, ms }, 'What was deleted is erased from the files of the database');
  }

  function look(): void {
    if (isAtWork) return;
    isAtWork = true;
    erase()
      .catch((error: unknown) => log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'Not erased'))
      .finally(() => (isAtWork = false));
  }

  const first = setTimeout(look, firstMs).unref();
  const timer = setInterval(look, everyMs).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
