import { startTestStack, type TestStack } from '@spire/testing/stack';
import { Client, type QueryResult } from 'pg';
import { databaseOf } from './testing/databaseOf.ts';
import { graphClient } from './testing/graphClient.ts';
import { newPerson, type TestPerson } from './testing/persons.ts';

interface Table {
  name: string;
  has_row_security: boolean;
  is_forced: boolean;
  columns: string[];
}

/**
 * Every table that a role of the API may touch at all: in whichever schema, made by whichever subgraph. Stored files
 * have policies of another kind, and tests of their own.
 */
const OPEN_TABLES = `
  select c.oid::regclass::text as name, c.relrowsecurity as has_row_security, c.relforcerowsecurity as is_forced,
         array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0) as columns
    from pg_class c
   where c.relkind in ('r', 'p', 'v', 'm')
     and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'storage'::regnamespace)
     and (has_table_privilege('anon', c.oid, 'select, insert, update, delete, truncate')
       or has_table_privilege('authenticated', c.oid, 'select, insert, update, delete, truncate')
       or has_table_privilege('authenticator', c.oid, 'select, insert, update, delete, truncate'))
   order by 1`;

let stack: TestStack;
let session: Client;
let tables: Table[];
let kari: TestPerson;

beforeAll(async () => {
  stack = await startTestStack();
  kari = await newPerson(stack);
  await graphClient(stack.url, kari.token)('mutation { saveProfile(input: { nickname: "Kari" }) { nickname } }');
  session = new Client({ connectionString: databaseOf(stack.dataFolder).authenticator });
  await session.connect();
  tables = (await session.query<Table>(OPEN_TABLES)).rows;
});
afterAll(async () => {
  await session.end();
  await stack.stop();
});

/** Runs SQL the way an intruder in the services' own session would, and takes it back. */
async function tryAs(role: string | undefined, sql: string, claims = ''): Promise<QueryResult | string> {
  await session.query('begin');
  try {
    if (role !== undefined) await session.query(`set local role ${role}`);
    await session.query(`select set_config('request.jwt.claims', $1, true)`, [claims]);
    return await session.query(sql);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await session.query('rollback');
  }
}

const all = (check: (table: Table) => boolean) => tables.filter((table) => !check(table)).map(({ name }) => name);

test('there are tables to look at', () => {
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'users.profile',
      'wellbeing.check_in',
      'wellbeing.memory',
      'wellbeing.suggestion_interaction',
      'wellbeing.task',
    ]),
  );
});

test('the login of the services cannot bypass, and owns nothing', async () => {
  const { rows } = await session.query(
    `select rolsuper, rolbypassrls, rolinherit, rolcreaterole,
            exists (select from pg_class where relowner = pg_roles.oid) as owns
       from pg_roles where rolname = current_user`,
  );
  expect(rows).toEqual([
    { rolsuper: false, rolbypassrls: false, rolinherit: false, rolcreaterole: false, owns: false },
  ]);
});

test.each(['the bare login', 'anon', 'service_role'])('as %s no row of a person can be read', async (role) => {
  for (const { name } of tables) {
    const result = await tryAs(role === 'the bare login' ? undefined : role, `select * from ${name}`);
    expect(result).toMatch(/permission denied/);
  }
});

test('as authenticated without claims there are no rows, and none can be written', async () => {
  for (const { name } of tables)
    expect(await tryAs('authenticated', `select * from ${name}`)).toMatchObject({ rowCount: 0 });
  const write = await tryAs('authenticated', `insert into users.account (user_id) values (gen_random_uuid())`);
  expect(write).toMatch(/row-level security/);
});

test('with claims there are the person’s own rows, and no owner can be forged', async () => {
  const claims = JSON.stringify({ sub: kari.id, role: 'authenticated' });
  expect(await tryAs('authenticated', 'select * from users.profile', claims)).toMatchObject({ rowCount: 1 });
  const forged = await tryAs('authenticated', `insert into users.account (user_id) values (gen_random_uuid())`, claims);
  expect(forged).toMatch(/row-level security/);
  const given = await tryAs('authenticated', `update users.profile set user_id = gen_random_uuid()`, claims);
  expect(given).toMatch(/row-level security/);
});

describe('every table that the API may touch', () => {
  test('has row-level security, forced', () => {
    expect(all(({ has_row_security, is_forced }) => has_row_security && is_forced)).toEqual([]);
  });

  test('belongs to a person, by an index that begins with the owner', async () => {
    expect(all(({ columns }) => columns.includes('user_id'))).toEqual([]);
    const { rows } = await session.query<{ name: string }>(
      `select indrelid::regclass::text as name from pg_index
         join pg_attribute on attrelid = indrelid and attnum = indkey[0] where attname = 'user_id'`,
    );
    const indexed = new Set(rows.map(({ name }) => name));
    expect(all(({ name }) => indexed.has(name))).toEqual([]);
  });

  test('has an index for each foreign key', async () => {
    const { rows } = await session.query(
      `select conrelid::regclass::text as name from pg_constraint c
        where contype = 'f' and conrelid::regclass::text = any ($1)
          and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`,
      [tables.map(({ name }) => name)],
    );
    expect(rows).toEqual([]);
  });

  test('has policies for authenticated alone, which look the caller up once per statement', async () => {
    const { rows } = await session.query<{ name: string; roles: string; rules: string[] }>(
      `select format('%I.%I', schemaname, tablename) as name, roles::text, array_remove(array[qual, with_check], null) as rules
         from pg_policies where format('%I.%I', schemaname, tablename) = any ($1)`,
      [tables.map(({ name }) => name)],
    );
    expect(all(({ name }) => rows.some((row) => row.name === name))).toEqual([]);
    for (const { roles, rules } of rows) {
      expect(roles).toBe('{authenticated}');
      expect(rules.length).toBeGreaterThan(0);
      for (const rule of rules) expect(rule).toMatch(/user_id = \( SELECT auth\.uid\(\)/);
    }
  });
});
