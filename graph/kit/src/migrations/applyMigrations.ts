import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

interface AppliedMigration {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
}

/** The lock Prisma's own `migrate deploy` takes, so that the two never run against each other. */
export const MIGRATION_LOCK = 72_707_369;

/** Prisma's own table, column for column: whoever has Prisma's migration engine can carry on with it. */
const createTable = (schema: string) => `
  create schema if not exists ${schema};
  create table if not exists ${schema}._prisma_migrations (
    id varchar(36) primary key not null,
    checksum varchar(64) not null,
    finished_at timestamptz,
    migration_name varchar(255) not null,
    logs text,
    rolled_back_at timestamptz,
    started_at timestamptz not null default now(),
    applied_steps_count integer not null default 0
  );`;

async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(path.join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function missingOf(migrations: Migration[], applied: AppliedMigration[], schema: string): Migration[] {
  const byName = new Map(applied.map((row) => [row.migration_name, row]));
  for (const migration of migrations) {
    const row = byName.get(migration.name);
    if (row === undefined) continue;
    if (row.finished_at === null)
      throw new Error(`Migration ${migration.name} of schema ${schema} was begun by another tool and never finished`);
    if (row.checksum !== migration.checksum)
      throw new Error(
        `Migration ${migration.name} of schema ${schema} was changed after it was applied: ` +
          'restore the file, and put the change into a new migration',
      );
  }
  return migrations.filter(({ name }) => !byName.has(name));
}

async function readApplied(client: Client, schema: string): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    `select migration_name, checksum, finished_at
       from ${client.escapeIdentifier(schema)}._prisma_migrations where rolled_back_at is null`,
  );
  return rows;
}

async function applyNext(client: Client, migrations: Migration[], schema: string): Promise<string | undefined> {
  const quoted = client.escapeIdentifier(schema);
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(createTable(quoted));
    const [next] = missingOf(migrations, await readApplied(client, schema), schema);
    if (next !== undefined) {
      await client.query(`set local search_path to ${quoted}, public`);
      await client.query(next.sql).catch((cause: unknown) => {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new Error(`Migration ${next.name} of schema ${schema} failed: ${reason}`, { cause });
      });
      await client.query(
        `insert into ${quoted}._prisma_migrations
           (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
         values ($1, $2, $3, now(), clock_timestamp(), 1)`,
        [randomUUID(), next.checksum, next.name],
      );
    }
    await client.query('commit');
    return next?.name;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Where migrations lie, in Prisma's layout (`<name>/migration.sql`), and the schema that they are recorded in. */
export interface MigrationsPlace {
  folder: string;
  schema: string;
}

async function connected<Result>(databaseUrl: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'spire-migrations' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Brings `schema` up to date with the folder, in order of name, and answers the names applied now. Each migration is one
 * transaction under a lock, so two servers starting at once do no harm and a failed one leaves nothing behind. A
 * migration whose file changed after it was applied is an error. Prisma's engine can take turns with it (decision 0100).
 */
export async function applyMigrations(databaseUrl: string, { folder, schema }: MigrationsPlace): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return connected(databaseUrl, async (client) => {
    const applied: string[] = [];
    for (;;) {
      const name = await applyNext(client, migrations, schema);
      if (name === undefined) return applied;
      applied.push(name);
    }
  });
}

/** The names of migrations that are not applied, without applying any; otherwise refuses what `applyMigrations` does. */
export async function missingMigrations(databaseUrl: string, { folder, schema }: MigrationsPlace): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return connected(databaseUrl, async (client) => {
    const table = `${client.escapeIdentifier(schema)}._prisma_migrations`;
    const { rows } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [table]);
    const applied = rows[0]?.exists === true ? await readApplied(client, schema) : [];
    return missingOf(migrations, applied, schema).map(({ name }) => name);
  });
}
