import { Pool } from 'pg';

/** Asks the database for a sign of life. */
export function createDatabaseProbe(url: string): { check: () => Promise<unknown>; close: () => Promise<void> } {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 1500,
    application_name: 'spire-ready',
  });
  pool.on('error', () => undefined);
  return { check: () => pool.query('select 1'), close: () => pool.end() };
}
