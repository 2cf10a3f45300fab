import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import type { TestStack } from '@spire/testing/stack';
import { startStack } from '@spire/testing/stack';
import { workspaceRoot } from '@spire/testing/workspaceRoot';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { Client } from 'pg';

/** A person whose requests are measured. */
export interface Probe {
  email: string;
  token: string;
}

/** Seeds so many more people with so many days each; answers the output of the command. */
async function seed(dataFolder: string, people: number, days: number): Promise<string> {
  const flags = ['--days', '1', '--people', String(people), '--people-days', String(days)];
  const { stdout } = await promisify(execFile)(process.execPath, ['local/dist/seed.js', ...flags], {
    cwd: workspaceRoot(),
    env: { ...process.env, DATA_DIR: dataFolder },
  });
  return stdout;
}

async function peopleIn(dataFolder: string): Promise<number> {
  const [found] = await asOwner<{ count: number }>(dataFolder, 'select count(*)::int as count from auth.users');
  return found?.count ?? 0;
}

/** So many people of a crowd are seeded; the others are their copies, which a database makes a hundred times as fast. */
const SEEDED = 500;

interface Column {
  table: string;
  names: string;
  values: string;
}

/**
 * All tables that keep something of people, with the columns of a row and what stands in that of a copy: every id is
 * another, and the same one wherever it is named. Nobody signs in as a copy, so that it need not be opened.
 */
const TABLES = `
  select table_schema || '.' || table_name as table, string_agg(quote_ident(column_name), ', ') as names,
         string_agg(case
           when column_name in ('email', 'provider_id') then format('$1 || %I', column_name)
           when udt_name = 'uuid' and column_name <> 'instance_id' then format('md5($1 || %I)::uuid', column_name)
           else quote_ident(column_name) end, ', ') as values
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
   where table_schema in ('auth', 'users', 'wellbeing') and table_type = 'BASE TABLE'
     and is_generated = 'NEVER' and is_identity = 'NO'
   group by table_schema, table_name
  having bool_or(column_name = 'user_id' and udt_name = 'uuid') or table_schema || '.' || table_name = 'auth.users'`;

/** Copies so many people as often as it takes to make `count` more. */
async function copyPeople(dataFolder: string, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseOf(dataFolder).owner });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    const { rows: tables } = await client.query<Column>(TABLES);
    const { rows: models } = await client.query<{ id: string }>(
      'select id from auth.users where email !~ $$^copy$$ order by created_at desc limit $1',
      [SEEDED],
    );
    for (let left = count; left > 0; left -= models.length) {
      const batch = `copy-${randomUUID()}-`;
      const ids = models.slice(0, left).map(({ id }) => id);
      for (const { table, names, values } of tables)
        await client.query(
          `insert into ${table} (${names}) select ${values.replaceAll('$1', `'${batch}'`)} from ${table}
            where ${table === 'auth.users' ? 'id' : 'user_id'} = any ($1)`,
          [ids],
        );
    }
  } finally {
    await client.end();
  }
}

/** Sees to it that there are so many people, each reminded once a day; answers how many there are. */
export async function fillTo(dataFolder: string, size: number, days: number): Promise<number> {
  const stack = await startStack({}, dataFolder);
  try {
    const there = await peopleIn(dataFolder);
    const seeded = Math.min(SEEDED, size) - there;
    if (seeded > 1) await seed(dataFolder, seeded - 1, days);
    const missing = size - (await peopleIn(dataFolder));
    if (missing > 0) await copyPeople(dataFolder, missing);
    await asOwner(
      dataFolder,
      `set session_replication_role = replica;
       insert into users.reminder (user_id, is_on, kinds, days, "time", time_zone, updated_at, next_at)
       select id, true, '{}', '{MO}', '09:00', 'Europe/Oslo', now(), now() + interval '1 day' * (1 + random())
         from auth.users on conflict do nothing`,
    );
    return await peopleIn(dataFolder);
  } finally {
    await stack.stop({ keepData: true });
  }
}

/** As many people with as many days as are measured, signed in. */
export async function probesIn(stack: TestStack, count: number, days: number): Promise<Probe[]> {
  const output = await seed(stack.dataFolder, count, days);
  const [, batch] = /^Beside them \d+ others: (\S+)-0@/m.exec(output) ?? [];
  const [, password] = /^Password: (\S+)$/m.exec(output) ?? [];
  const probes: Probe[] = [];
  for (let number = 0; number < count; number += 1) {
    const email = `${batch}-${number}@example.org`;
    const response = await fetch(`${stack.url}${SERVICE_PATHS.auth}/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: stack.anonKey },
      body: JSON.stringify({ email, password }),
    });
    const { access_token: token } = (await response.json()) as { access_token?: string };
    if (token === undefined) throw new Error(`${email} cannot sign in: ${response.status}`);
    probes.push({ email, token });
  }
  return probes;
}
