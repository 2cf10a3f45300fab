import { applyMigrations } from '@spire/graph-kit/migrations/applyMigrations';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { node, repository } from '@spire/local/testing/stackProcess';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

/** Database and logins of this run: roles belong to the whole cluster. */
const NAME = `project_${randomUUID().slice(0, 8)}`;
const ADMIN = `${NAME}_admin`;
const SERVICES = `${NAME}_services`;
const PASSWORD = randomUUID();
const person = randomUUID();
const session = randomUUID();
const claims = JSON.stringify({ sub: person, session_id: session, aal: 'aal2', role: 'authenticated' });

let stack: TestStack;

function urlOf(user: string, password = PASSWORD): string {
  const url = new URL(databaseOf(stack.dataFolder).owner);
  url.pathname = `/${NAME}`;
  if (user !== 'owner') Object.assign(url, { username: user, password });
  return url.href;
}

async function run(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const each of statements) rows = (await client.query<Record<string, unknown>>(each)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

/** A database as Supabase hands it over: `auth` is there, and belongs to somebody else; the admin is no superuser. */
beforeAll(async () => {
  stack = await startTestStack();
  await asOwner(stack.dataFolder, `create database ${NAME}`);
  const folder = path.join(repository, 'services/supabase/migrations');
  await applyMigrations(urlOf('owner'), { folder, schema: 'supabase' });
  await run(
    urlOf('owner'),
    'drop schema supabase cascade',
    'alter table auth.sessions alter refreshed_at type timestamp',
    `create role ${ADMIN} with login createrole bypassrls password '${PASSWORD}'`,
    `grant create on database ${NAME} to ${ADMIN}`,
    `grant anon, authenticated, service_role to ${ADMIN} with admin option`,
    `grant usage on schema auth to ${ADMIN}`,
    `grant all on all tables in schema auth to ${ADMIN}`,
    `insert into auth.users (id, email) values ('${person}', 'kari@example.no')`,
    `insert into auth.sessions (id, user_id, created_at, refreshed_at)
     values ('${session}', '${person}', now() - interval '1 day', now() at time zone 'utc')`,
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), '${person}', 'totp', 'verified', now(), now())`,
  );
});
afterAll(async () => {
  await asOwner(stack.dataFolder, `drop database ${NAME} with (force)`);
  for (const role of [SERVICES, ADMIN]) await asOwner(stack.dataFolder, `drop role if exists ${role}`);
  await stack.stop();
});

async function migrate(password: string, environment: Record<string, string> = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(node, [path.join(repository, 'ops/dist/serve.js'), 'migrate'], {
    cwd: repository,
    env: {
      ...process.env,
      DATABASE_URL: urlOf(ADMIN),
      SERVICES_LOGIN: SERVICES,
      SERVICES_PASSWORD: password,
      ...environment,
    },
  });
  return stdout;
}

/** Runs a statement for a person as the graph does, with the services' login. */
const asPerson = (statement: string) =>
  run(
    urlOf(SERVICES),
    `select set_config('request.jwt.claims', '${claims}', false), set_config('role', 'authenticated', false)`,
    statement,
  );

test('with MIGRATIONS off a project that lacks some is refused, and they are named', async () => {
  const refused = migrate(PASSWORD, { MIGRATIONS: 'off' });
  await expect(refused).rejects.toMatchObject({ stderr: expect.stringContaining('users/20260701090000_profile') });
});

test('a project is migrated by a login that is no superuser, and the services’ login may no more than it needs', async () => {
  expect(await migrate(randomUUID())).toContain('Applied: users/');
  expect(await migrate(PASSWORD, { MIGRATIONS: 'off' })).not.toContain('Applied');
  const state = `select users.session_state('${session}', '${person}') as state`;
  await expect(run(urlOf(SERVICES), state)).resolves.toEqual([{ state: 'factor' }]);
  await expect(run(urlOf(SERVICES), `select users.has_other_keys('{}') as has`)).resolves.toEqual([{ has: false }]);
  const asked = `select wrapped_by from users.person_key_of('${person}', 'key', '')`;
  await expect(run(urlOf(SERVICES), asked)).resolves.toEqual([{ wrapped_by: 'key' }]);
  await expect(run(urlOf(SERVICES), 'show statement_timeout')).resolves.toEqual([{ statement_timeout: '10s' }]);
  for (const refused of [
    'select from auth.sessions',
    'select from users.person_key',
    'select from users.profile',
    'set role service_role',
  ])
    await expect(run(urlOf(SERVICES), refused)).rejects.toThrow('permission denied');
});

test('sessions and the way back without a second factor work there', async () => {
  const [listed] = await asPerson('select id, is_current, now() - last_used_at as ago from users.my_sessions()');
  expect(listed).toMatchObject({ id: session, is_current: true });
  expect(JSON.stringify(listed?.['ago'])).not.toMatch(/hours|days/);
  await run(urlOf('owner'), `update auth.sessions set aal = 'aal2'`);
  const made = `select users.make_recovery_codes(array[sha256('one'), sha256('two')]) as answer`;
  await expect(asPerson(made)).resolves.toEqual([{ answer: 'made' }]);
  const used = `select users.use_recovery_code(sha256('one')) as answer, users.is_admitted() as admitted`;
  await expect(asPerson(used)).resolves.toEqual([{ answer: 'used', admitted: true }]);
  await expect(run(urlOf('owner'), 'select from auth.mfa_factors')).resolves.toEqual([]);
  await expect(asPerson(`select users.end_my_session('${session}') as ended`)).resolves.toEqual([{ ended: true }]);
});
