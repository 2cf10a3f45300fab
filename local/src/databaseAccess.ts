import { applyMigrations } from '@spire/graph-kit/migrations';
import { setRolePasswords } from '@spire/supabase/setRolePasswords';
import path from 'node:path';
import { Pool } from 'pg';
import type { Secrets } from './secrets.ts';

/** Every folder of migrations, in the order they build on one another: the roles and `auth` come first. */
const MIGRATIONS = [
  { folder: 'local/supabase/migrations', schema: 'supabase' },
  { folder: 'graph/subgraph-user/migrations', schema: 'users' },
  { folder: 'graph/subgraph-wellbeing/migrations', schema: 'wellbeing' },
] as const;

/** Addresses of one database, by the role that uses each. */
export interface DatabaseUrls {
  /** Bound by row-level security: what the subgraphs log in as. */
  authenticator: string;
  /** Owner of the schema `auth`. */
  authAdmin: string;
}

/** Brings the database up to date and gives the services' roles their passwords. */
export async function prepareDatabase(root: string, adminUrl: string, secrets: Secrets): Promise<DatabaseUrls> {
  for (const { folder, schema } of MIGRATIONS)
    await applyMigrations(adminUrl, { folder: path.join(root, folder), schema });
  const { authenticator, authAdmin } = secrets;
  await setRolePasswords(adminUrl, { authenticator, supabase_auth_admin: authAdmin });
  return {
    authenticator: withLogin(adminUrl, 'authenticator', authenticator),
    authAdmin: withLogin(adminUrl, 'supabase_auth_admin', authAdmin),
  };
}

/** The same database for another role. */
function withLogin(url: string, user: string, password: string): string {
  const address = new URL(url);
  address.username = user;
  address.password = password;
  return address.href;
}

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
