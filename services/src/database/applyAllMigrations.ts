import { applyMigrations } from '@spire/graph-kit/migrations';
import path from 'node:path';
import { Client } from 'pg';

/** The roles and the schemas of the embedded service; a Supabase project brings its own. */
const OF_SUPABASE = { folder: 'services/supabase/migrations', schema: 'supabase' } as const;
/** What the graph adds, here and there alike. */
const OF_GRAPH = [
  { folder: 'graph/subgraph-user/migrations', schema: 'users' },
  { folder: 'graph/subgraph-wellbeing/migrations', schema: 'wellbeing' },
] as const;

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
