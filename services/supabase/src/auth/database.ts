import type { Pool, PoolClient } from 'pg';

/** Where a statement can run: the pool, or a transaction on one connection. */
export type Database = Pick<Pool | PoolClient, 'query'>;

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
