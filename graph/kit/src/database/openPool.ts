import { Pool } from 'pg';
import type { Log } from '../log.ts';
import { watchNumber } from '../telemetry.ts';
import { createNames, type NameOf, NO_NAMES } from './statementNames.ts';

export interface DatabaseOptions {
  /** Address with the login `authenticator`, which has no rights of its own and cannot bypass row-level security. */
  databaseUrl: string;
  /** The pool's owner, as metrics tell it. */
  name?: string;
  poolSize?: number;
  /** Whether statements may be prepared by name: only where no pooler in transaction mode stands in between. */
  hasStatementNames?: boolean | undefined;
  /** Whether one may stand in between: it refuses limits of a connection, so those of the login hold (decision 0075). */
  mayBePooled?: boolean | undefined;
  /** Whether statements are sent by our pipeline; by Prisma's own transactions otherwise. */
  isPipelined?: boolean | undefined;
  /** The most one statement may take; PostgreSQL ends it then. */
  statementMs?: number;
  /** The most a transaction may wait for its next statement; PostgreSQL closes the connection then. */
  idleMs?: number;
  log: Log;
}

/** A pool, and what statements are called on its connections: the same for everyone who sends on them. */
export interface Connections {
  pool: Pool;
  nameOf: NameOf;
  isPipelined: boolean;
}

async function refuseBypassingLogin(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ bypasses: boolean }>(
    'select rolsuper or rolbypassrls as bypasses from pg_roles where rolname = current_user',
  );
  if (rows[0]?.bypasses !== false)
    throw new Error('DATABASE_URL names a login that can bypass row-level security; use the login "authenticator"');
}

/** Opens a pool in which nothing waits for ever; refuses a login that row-level security would not bind. */
export async function openPool(options: DatabaseOptions): Promise<Pool> {
  const { databaseUrl, name = 'unnamed', poolSize = 8, statementMs = 8000, idleMs = 15_000, log } = options;
  const limits = { statement_timeout: statementMs, idle_in_transaction_session_timeout: idleMs };
  const pool = new Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    ...(options.mayBePooled === true ? {} : limits),
    // Where PostgreSQL's own limit does not hold, or its word does not arrive, the connection is given up.
    query_timeout: statementMs * 1.5,
    keepAlive: true,
    application_name: 'spire-graph',
  });
  watchNumber('spire.database.pool_used', () => pool.totalCount - pool.idleCount, { pool: name });
  watchNumber('spire.database.pool_waiting', () => pool.waitingCount, { pool: name });
  pool.on('error', () => log.warn('An idle database connection was lost'));
  // One that is lost while in use is told of by the statement that needed it.
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  await refuseBypassingLogin(pool).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  return pool;
}

/** Opens connections that several databases of one process may share, so that one person's reads travel together. */
export async function openConnections(options: DatabaseOptions): Promise<Connections> {
  const { hasStatementNames = false, isPipelined = true } = options;
  return { pool: await openPool(options), nameOf: hasStatementNames ? createNames() : NO_NAMES, isPipelined };
}
