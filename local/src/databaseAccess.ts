import { applyMigrations } from '@spire/graph-kit/migrations';
import type { ServerKeys } from '@spire/graph-kit/sealing/serverKeys';
import { setRolePasswords } from '@spire/supabase/setRolePasswords';
import path from 'node:path';
import { Client, Pool } from 'pg';
import { sealPlainTexts } from './sealing/sealPlainTexts.ts';
import type { Secrets } from './secrets.ts';

/** The roles and the schemas of the embedded service; a Supabase project brings its own. */
const OF_SUPABASE = { folder: 'local/supabase/migrations', schema: 'supabase' } as const;
/** What the graph adds, here and there alike. */
const OF_GRAPH = [
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

/** Whether the schema `auth` is that of a Supabase project, and not made by migrations of ours. */
async function isSupabaseProject(adminUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: adminUrl, application_name: 'spire-migrations' });
  await client.connect();
  try {
    const { rows } = await client.query<{ theirs: boolean }>(
      `select to_regclass('auth.users') is not null and to_regclass('supabase._prisma_migrations') is null as theirs`,
    );
    return rows[0]?.theirs ?? false;
  } finally {
    await client.end();
  }
}

/** Applies every migration that is missing, in the order they build on one another; answers their names. */
export async function applyAllMigrations(root: string, adminUrl: string): Promise<string[]> {
  const parts = (await isSupabaseProject(adminUrl)) ? OF_GRAPH : [OF_SUPABASE, ...OF_GRAPH];
  const applied: string[] = [];
  for (const { folder, schema } of parts) {
    const names = await applyMigrations(adminUrl, { folder: path.join(root, folder), schema });
    applied.push(...names.map((name) => `${schema}/${name}`));
  }
  return applied;
}

/** Brings the database up to date and gives the services' roles their passwords. */
export async function prepareDatabase(
  root: string,
  adminUrl: string,
  secrets: Secrets,
  dataKeys: ServerKeys,
): Promise<DatabaseUrls> {
  await applyAllMigrations(root, adminUrl);
  await sealPlainTexts(adminUrl, dataKeys);
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
