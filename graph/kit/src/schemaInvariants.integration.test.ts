import { startStack, type TestStack } from '@spire/testing/stack';
import { asOwner } from './testing/asOwner.ts';
import { OWN_STACK_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(OWN_STACK_LIMIT);

let stack: TestStack;

// One of its own: others make tables of theirs in the shared one, and this is about what the migrations leave.
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const OURS = `('users'::regnamespace, 'wellbeing'::regnamespace)`;
/** Every table of the graph, whether the API may touch it or not. */
const TABLES = `(select c.oid::regclass::text as name, c.* from pg_class c
  where c.relkind in ('r', 'p') and c.relnamespace in ${OURS} and c.relname <> '_prisma_migrations')`;
const FUNCTIONS = `(select p.oid::regprocedure::text as name, p.* from pg_proc p where p.pronamespace in ${OURS})`;
/** Columns of a foreign key or an index, in their order. */
const columns = (key: string) =>
  `array(select n::integer from unnest(${key}) with ordinality as k (n, place) order by place)`;

/** The traits that no table or function of the graph may have. Each query answers the names of those with one. */
const INVARIANTS: Record<string, string> = {
  'a table in a schema that these invariants do not look at, and that is not the auth, storage or mail service’s': `
    select c.oid::regclass::text as name from pg_class c
     where c.relkind in ('r', 'p', 'm') and c.relnamespace not in ${OURS} and c.relpersistence = 'p'
       and c.relnamespace::regnamespace::text not in
         ('auth', 'auth_limits', 'inbox', 'information_schema', 'pg_catalog', 'storage', 'supabase')`,
  'a table without forced row-level security': `
    select t.name from ${TABLES} t where not (t.relrowsecurity and t.relforcerowsecurity)`,
  'a table that does not go with the account': `
    with recursive going (id) as (
      select 'auth.users'::regclass::oid
      union
      select c.conrelid from pg_constraint c join going on c.confrelid = going.id
       where c.contype = 'f' and c.confdeltype = 'c'
    )
    select t.name from ${TABLES} t where t.oid not in (select id from going)`,
  'a foreign key that does not cascade, though what it hangs on goes with the account': `
    select c.conrelid::regclass::text || '.' || c.conname as name from pg_constraint c
     where c.contype = 'f' and c.connamespace in ${OURS} and c.confdeltype <> 'c'`,
  'a foreign key without an index that begins with it': `
    select c.conrelid::regclass::text || '.' || c.conname as name from pg_constraint c
     where c.contype = 'f' and c.connamespace in ${OURS}
       and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indpred is null
                        and (${columns('i.indkey::smallint[]')})[1:cardinality(c.conkey)] = ${columns('c.conkey')})`,
  'a table without an index that begins with its owner': `
    select t.name from ${TABLES} t
     where not exists (select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
                        where i.indrelid = t.oid and a.attname = 'user_id' and i.indpred is null)`,
  'a policy that asks anything but who the caller is, once per statement': `
    select p.tablename || '.' || p.policyname as name
      from pg_policies p, unnest(array_remove(array[p.qual, p.with_check], null)) rule
     where p.schemaname in ('users', 'wellbeing') and (rule !~ '^\\(+user_id = \\( SELECT auth\\.uid\\(\\) AS uid\\)' or rule ~ ' OR ')`,
  'a policy for more than one command, or for anybody but authenticated': `
    select p.tablename || '.' || p.policyname as name from pg_policies p
     where p.schemaname in ('users', 'wellbeing')
       and (p.cmd = 'ALL' or p.roles <> '{authenticated}' or p.permissive <> 'PERMISSIVE')`,
  'a command that is granted without a policy for it': `
    select t.name || ' ' || c.command as name
      from ${TABLES} t, unnest(array['select', 'insert', 'update', 'delete']) as c (command)
     where (has_table_privilege('authenticated', t.oid, c.command)
            or c.command <> 'delete' and has_any_column_privilege('authenticated', t.oid, c.command))
       and not exists (select from pg_policy p where p.polrelid = t.oid
                        and p.polcmd = case c.command when 'select' then 'r' when 'insert' then 'a'
                                                      when 'update' then 'w' else 'd' end)`,
  'a table or function that is granted to anybody but authenticated and the services’ login': `
    select t.name from ${TABLES} t, aclexplode(t.relacl) g
     where g.grantee not in (t.relowner, 'authenticated'::regrole)
    union all
    select f.name from ${FUNCTIONS} f, aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) g
     where g.grantee not in (f.proowner, 'authenticated'::regrole, 'authenticator'::regrole)`,
  'a function whose names depend on who calls it': `
    select f.name from ${FUNCTIONS} f where not coalesce(f.proconfig @> array['search_path=""'], false)`,
  'a right to empty, to refer to or to watch a table': `
    select t.name from ${TABLES} t where has_table_privilege('authenticated', t.oid, 'truncate, references, trigger')`,
};

test('there are tables and functions to look at', async () => {
  const query = `select (select count(*) from ${TABLES} t)::integer as tables, (select count(*) from ${FUNCTIONS} f)::integer as functions`;
  const [found] = await asOwner<{ tables: number; functions: number }>(stack.dataFolder, query);
  expect(found?.tables).toBeGreaterThan(10);
  expect(found?.functions).toBeGreaterThan(10);
});

test.each(Object.entries(INVARIANTS))('there is not %s', async (_invariant, query) => {
  await expect(asOwner(stack.dataFolder, query)).resolves.toEqual([]);
});
