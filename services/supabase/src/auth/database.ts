import type { Pool, PoolClient } from 'pg';

/** Where a statement can run: the pool, or a transaction on one connection. */
export type Database = Pick<Pool | PoolClient, 'query'>;

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
