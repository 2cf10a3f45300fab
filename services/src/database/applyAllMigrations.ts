import { applyMigrations, missingMigrations } from '@spire/graph-kit/migrations/applyMigrations';
import path from 'node:path';
import { Client } from 'pg';
import { Problem } from '../../../bootstrap/problem.mjs';

/** The roles and the schemas of the embedded service; a Supabase project brings its own. */
const OF_SUPABASE = { folder: 'services/supabase/migrations', schema: 'supabase' } as const;
/** The migrations of the graph, the same in both cases. */
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

/**
 * Applies every migration that is missing, in the order they build on one another; answers their names. With `off`
 * somebody else applies them, and one that is missing is refused.
 */
export async function applyAllMigrations(root: string, adminUrl: string, migrations: 'on' | 'off'): Promise<string[]> {
  const work = migrations === 'on' ? applyMigrations : missingMigrations;
  const parts = (await isSupabaseProject(adminUrl)) ? OF_GRAPH : [OF_SUPABASE, ...OF_GRAPH];
  const names: string[] = [];
  for (const { folder, schema } of parts) {
    const found = await work(adminUrl, { folder: path.join(root, folder), schema });
    names.push(...found.map((name) => `${schema}/${name}`));
  }
  if (migrations === 'off' && names.length > 0)
    throw new Problem(`MIGRATIONS is off, and the database lacks these migrations:\n  ${names.join('\n  ')}`);
  return migrations === 'on' ? names : [];
}
