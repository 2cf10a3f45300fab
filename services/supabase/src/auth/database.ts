import { Pool, type PoolClient } from 'pg';
import type { ServiceLog } from '../serviceLog.ts';

/** Where a statement can run: the pool, or a transaction on one connection. */
export type Database = Pick<Pool | PoolClient, 'query'>;

interface PoolOptions {
  databaseUrl: string;
  /** The pool's owner, as PostgreSQL and the log name it. */
  name: 'auth' | 'storage';
  log: ServiceLog;
}

/** Opens a pool that outlives its database: connections that are lost are told of by what needed them, and made anew. */
export function openPool({ databaseUrl, name, log }: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: `spire-${name}`,
    max: 10,
    connectionTimeoutMillis: 5000,
    // PostgreSQL's own limit is the login's (setRolePasswords.ts).
    query_timeout: 12_000,
    keepAlive: true,
  });
  pool.on('error', () => log.warn({}, `An idle database connection of the ${name} service was lost`));
  // One in use that nobody listens to would end the process.
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  return pool;
}

/** Codes of the network, and of PostgreSQL when it ends, starts or has no room for a connection. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
/** The messages of pg, without any code, when a connection or its answer is gone. */
const LOST = /^Connection terminated|timeout exceeded when trying to connect|read timeout|not queryable/;

/** Whether an error says that the database is away for now, and not that it refuses something. */
export function isOutage(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, errors } = error as { code?: unknown; message?: unknown; errors?: unknown };
  // A name with several addresses fails with an error for each.
  if (Array.isArray(errors)) return errors.some(isOutage);
  if (typeof code === 'string') return AWAY.has(code);
  return typeof message === 'string' && LOST.test(message);
}

/** The same statement, to be read and planned anew. */
function unnamed(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('name' in statement)) return statement;
  return { ...statement, name: undefined };
}

/**
 * Has a pool send every statement without its name, for where a pooler in transaction mode may stand between: the next
 * transaction is another connection's, which knows the name or knows it already (decision 0075).
 */
export function withoutNames(pool: Pool): Pool {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
    Object.assign(client, { query: (statement: unknown, ...rest: unknown[]) => query(unnamed(statement), ...rest) });
  });
  return pool;
}

/** Runs the work in one transaction. Hashes and mails are never awaited within: they would hold the connection. */
export async function inTransaction<T>(pool: Pool, work: (transaction: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
}
