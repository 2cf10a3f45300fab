import type { Client } from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { removeOrphans, unknownFiles } from './orphanFiles.ts';

/** For so long a table is waited for while somebody uses it, in ms; it is left to the next time then. */
const LOCK_WAIT_MS = 3000;
/** For so long transactions are waited for that began before: what they can still see is written anew with the rest. */
const READERS_WAIT_MS = 30_000;
/** Most files of the log that an older version of us may have left to be written over. */
const MOST_LOG_FILES = 40;

/**
 * Removes what deleted rows leave behind in the files of a database: PostgreSQL keeps them where they stood until the
 * place is needed, in its statistics, in the log of writes, and in files that a crash in the middle of a transaction
 * left to nobody. Tables are written anew without them, and the log begins in a new file. Answers whether nothing was
 * left out, which happens where a table is in use.
 */
export async function eraseRemains(client: Client, cluster: string, waitMs = READERS_WAIT_MS): Promise<boolean> {
  const unknown = await unknownFiles(client, cluster);
  if (!(await areOlderOver(client, waitMs))) return false;
  await removeOrphans(client, unknown);
  await client.query(`set lock_timeout = ${LOCK_WAIT_MS}`);
  const tables = await tablesOf(client);
  // Of a table that is empty by now the old statistics would stay: most common values, and so people's addresses.
  await client.query('delete from pg_statistic where starelid >= 16384');
  let isWhole = true;
  for (const table of [...tables, 'pg_catalog.pg_statistic']) isWhole = (await rewrite(client, table)) && isWhole;
  await client.query('analyze');
  await startLogAnew(client);
  return isWhole;
}

/** Whether every transaction is over that began before this moment, after a wait for those that are not. */
async function areOlderOver(client: Client, waitMs: number): Promise<boolean> {
  const { rows } = await client.query<{ id: string }>('select pg_current_xact_id()::xid as id');
  const isOver = async () => {
    const others = await client.query(
      `select from pg_stat_activity where pid <> pg_backend_pid()
          and (age(backend_xid) > age($1::xid) or age(backend_xmin) > age($1::xid)) limit 1`,
      [rows[0]?.id],
    );
    return others.rowCount === 0;
  };
  for (const deadline = Date.now() + waitMs; Date.now() < deadline;) {
    if (await isOver()) return true;
    await wait(100);
  }
  return isOver();
}

/** The tables that people's data can stand in, by their quoted names. */
async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  return rows.map(({ name }) => name);
}

async function rewrite(client: Client, table: string): Promise<boolean> {
  try {
    await client.query(`vacuum (full) ${table}`);
    return true;
  } catch (error) {
    const isInUse = error instanceof Error && 'code' in error && error.code === '55P03';
    if (isInUse) return false;
    throw error;
  }
}

/** After this nothing of the log is needed that was written before, and so it is removed. */
async function startLogAnew(client: Client): Promise<void> {
  for (let files = 0; files < MOST_LOG_FILES; files += 1) {
    await client.query('checkpoint');
    await client.query('select pg_switch_wal()');
    await client.query('checkpoint');
    const { rows } = await client.query('select from pg_ls_waldir()');
    if (rows.length <= 2) return;
  }
}
