import { startTestStack, type TestStack } from '@spire/testing/stack';
import { workspaceRoot } from '@spire/testing/workspaceRoot';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { asOwner } from '../testing/asOwner.ts';
import { databaseOf } from '../testing/databaseOf.ts';
import { schemaEngine } from '../testing/schemaEngine.ts';
import { applyMigrations } from './applyMigrations.ts';

/** The appliers of a folder of migrations: ours, and the engine of `prisma migrate deploy`. */
const APPLIERS = {
  ours: applyMigrations,
  prisma: (databaseUrl: string, place: Place) => schemaEngine(databaseUrl, place).apply(),
} as const;
type Applier = keyof typeof APPLIERS;
const BOTH_ORDERS: [Applier, Applier][] = [
  ['ours', 'prisma'],
  ['prisma', 'ours'],
];

interface Place {
  folder: string;
  schema: string;
}

let stack: TestStack;
let folder: string;
const databases: string[] = [];

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(async () => {
  for (const name of databases) await asOwner(stack.dataFolder, `drop database ${name} with (force)`);
  await stack.stop();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spire-migrations-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function newDatabase(): Promise<string> {
  const name = `migrated_${randomUUID().slice(0, 8)}`;
  await asOwner(stack.dataFolder, `create database ${name}`);
  databases.push(name);
  const url = new URL(databaseOf(stack.dataFolder).owner);
  url.pathname = `/${name}`;
  return url.href;
}

async function read<Row extends object>(databaseUrl: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function put(name: string, sql: string): Promise<void> {
  await mkdir(path.join(folder, name), { recursive: true });
  await writeFile(path.join(folder, name, 'migration.sql'), sql);
}

const FIRST = '20260101000000_first';
const SECOND = '20260102000000_second';
const place = (): Place => ({ folder, schema: 'tried' });

/** Everything that migrations of ours make, as PostgreSQL would write it down. */
const MADE = `
  with mine as (select oid, nspname from pg_namespace
                 where nspname not like 'pg\\_%' and nspname not in ('information_schema', 'public'))
  select format('%s.%s %s %s %s %s', nspname, relname, attname, format_type(atttypid, atttypmod), attnotnull,
                pg_get_expr(adbin, adrelid)) as made
    from pg_class join mine on mine.oid = relnamespace join pg_attribute on attrelid = pg_class.oid and attnum > 0
         left join pg_attrdef on adrelid = pg_class.oid and adnum = attnum
  union all select pg_get_functiondef(pg_proc.oid) from pg_proc join mine on mine.oid = pronamespace
  union all select pg_get_triggerdef(pg_trigger.oid) from pg_trigger where not tgisinternal
  union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(pg_constraint.oid))
              from pg_constraint join mine on mine.oid = connamespace
  union all select indexdef from pg_indexes join mine on nspname = schemaname
  union all select format('%s', pg_policies) from pg_policies
  union all select format('%s.%s %s %s %s', nspname, relname, relowner::regrole, relacl, relforcerowsecurity)
              from pg_class join mine on mine.oid = relnamespace
  order by 1`;
const RECORDED = `select migration_name, checksum, finished_at is not null as is_finished, rolled_back_at, logs,
                         applied_steps_count from $schema._prisma_migrations order by 1`;
const FOLDERS: Place[] = [
  { folder: 'services/supabase/migrations', schema: 'supabase' },
  { folder: 'graph/subgraph-user/migrations', schema: 'users' },
  { folder: 'graph/subgraph-wellbeing/migrations', schema: 'wellbeing' },
].map(({ folder: at, schema }) => ({ folder: path.join(workspaceRoot(), at), schema }));

test('both make the same database of our migrations, and record the same', async () => {
  const found = [];
  for (const apply of Object.values(APPLIERS)) {
    const database = await newDatabase();
    const names = [];
    const recorded = [];
    for (const each of FOLDERS) names.push(await apply(database, each));
    for (const { schema } of FOLDERS) recorded.push(await read(database, RECORDED.replace('$schema', schema)));
    found.push({ names, recorded, made: await read(database, MADE) });
  }
  const [ours, theirs] = found;
  expect(ours?.made.length).toBeGreaterThan(500);
  expect(theirs).toEqual(ours);
});

test.each(BOTH_ORDERS)('what %s has applied, %s takes for applied, and goes on from there', async (before, after) => {
  const database = await newDatabase();
  await put(FIRST, 'create table one (a int)');
  await expect(APPLIERS[before](database, place())).resolves.toEqual([FIRST]);
  await expect(APPLIERS[after](database, place())).resolves.toEqual([]);
  await put(SECOND, 'alter table one add column b int');
  await expect(APPLIERS[after](database, place())).resolves.toEqual([SECOND]);
  await expect(APPLIERS[before](database, place())).resolves.toEqual([]);
  await expect(schemaEngine(database, place()).status()).resolves.toEqual({ failed: [], edited: [], isUpToDate: true });
});

test('both at once apply each migration once', async () => {
  const database = await newDatabase();
  await put(FIRST, 'create table one (a int); select pg_sleep(0.3)');
  await put(SECOND, 'insert into one values (1)');
  const applied = await Promise.all(Object.values(APPLIERS).map((apply) => apply(database, place())));
  expect(applied.flat().toSorted()).toEqual([FIRST, SECOND]);
  await expect(read(database, 'select a from tried.one')).resolves.toEqual([{ a: 1 }]);
});

test.each(['ours', 'prisma'] as const)(
  'a migration that fails is refused by %s, and nothing of it is left',
  async (who) => {
    const database = await newDatabase();
    await put(FIRST, 'create table one (a int)');
    await put(SECOND, 'create table two (a int); select 1 / 0');
    await expect(APPLIERS[who](database, place())).rejects.toThrow('division by zero');
    await expect(
      read(database, `select to_regclass('tried.one') is null as one, to_regclass('tried.two') is null as two`),
    ).resolves.toEqual([{ one: false, two: true }]);
  },
);

test('after a failure of Prisma’s both refuse to go on until somebody has decided', async () => {
  const database = await newDatabase();
  await put(FIRST, 'select 1 / 0');
  await expect(APPLIERS.prisma(database, place())).rejects.toThrow('division by zero');
  await put(FIRST, 'select 1');
  await expect(APPLIERS.prisma(database, place())).rejects.toThrow(FIRST);
  await expect(APPLIERS.ours(database, place())).rejects.toThrow('never finished');
});

test('a migration that was changed later is edited to both; Prisma goes on, and ours refuses', async () => {
  const database = await newDatabase();
  await put(FIRST, 'create table one (a int)');
  await APPLIERS.ours(database, place());
  await put(FIRST, 'create table one (a text)');
  await expect(schemaEngine(database, place()).status()).resolves.toMatchObject({ edited: [FIRST] });
  await expect(APPLIERS.prisma(database, place())).resolves.toEqual([]);
  await expect(APPLIERS.ours(database, place())).rejects.toThrow('changed after it was applied');
});
