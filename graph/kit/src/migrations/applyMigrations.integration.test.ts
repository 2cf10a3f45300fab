import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { Client } from 'pg';
import { applyMigrations, missingMigrations } from './applyMigrations.ts';
import { databaseOf } from '../testing/databaseOf.ts';

let stack: TestStack;
let database: string;
let client: Client;
let folder: string;
let schema: string;

beforeAll(async () => {
  stack = await startTestStack();
  database = databaseOf(stack.dataFolder).owner;
  client = new Client({ connectionString: database });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await stack.stop();
});
beforeEach(async () => {
  schema = `test_${randomUUID().replaceAll('-', '')}`;
  folder = await mkdtemp(path.join(tmpdir(), 'spire-migrations-'));
});
afterEach(async () => {
  await client.query(`drop schema if exists ${schema} cascade`);
  await rm(folder, { recursive: true });
});

async function put(name: string, sql: string): Promise<void> {
  await mkdir(path.join(folder, name), { recursive: true });
  await writeFile(path.join(folder, name, 'migration.sql'), sql);
}

const apply = () => applyMigrations(database, { folder, schema });
const recorded = async () => {
  const { rows } = await client.query<{ name: string; length: number; finished: boolean }>(
    `select migration_name as name, length(checksum) as length, finished_at is not null as finished
       from ${schema}._prisma_migrations order by migration_name`,
  );
  return rows;
};

test('migrations are applied in order, once', async () => {
  await put('20260102000000_second', 'alter table one add column b int');
  await put('20260101000000_first', 'create table one (a int); insert into one values (1)');
  await expect(apply()).resolves.toEqual(['20260101000000_first', '20260102000000_second']);
  await expect(apply()).resolves.toEqual([]);
  await put('20260103000000_third', 'create table three (a int)');
  await expect(apply()).resolves.toEqual(['20260103000000_third']);
  expect(await recorded()).toHaveLength(3);
  expect((await recorded())[0]).toEqual({ name: '20260101000000_first', length: 64, finished: true });
});

test('a failed migration leaves nothing behind and names itself', async () => {
  await put('20260101000000_first', 'create table one (a int)');
  await put('20260102000000_broken', 'create table two (a int); select 1 / 0');
  await expect(apply()).rejects.toThrow(/20260102000000_broken.*division by zero/s);
  const { rows } = await client.query(`select to_regclass('${schema}.two') as two`);
  expect(rows).toEqual([{ two: null }]);
  expect(await recorded()).toHaveLength(1);
});

test('a migration that was changed after it was applied is refused', async () => {
  await put('20260101000000_first', 'create table one (a int)');
  await apply();
  await put('20260101000000_first', 'create table one (a text)');
  await put('20260102000000_second', 'create table two (a int)');
  await expect(apply()).rejects.toThrow(/20260101000000_first.*changed after it was applied/s);
  expect(await recorded()).toHaveLength(1);
});

test('two servers that start at once apply each migration once', async () => {
  await put('20260101000000_first', 'create table one (a int)');
  await put('20260102000000_second', 'insert into one values (1)');
  const applied = (await Promise.all([apply(), apply(), apply()])).flat();
  expect(applied.sort()).toEqual(['20260101000000_first', '20260102000000_second']);
  const { rows } = await client.query(`select count(*)::int as count from ${schema}.one`);
  expect(rows).toEqual([{ count: 1 }]);
});

test('migrations that are missing are named, and not applied', async () => {
  const missing = () => missingMigrations(database, { folder, schema });
  await put('20260101000000_first', 'create table one (a int)');
  await expect(missing()).resolves.toEqual(['20260101000000_first']);
  await apply();
  await put('20260102000000_second', 'create table two (a int)');
  await expect(missing()).resolves.toEqual(['20260102000000_second']);
  await expect(recorded()).resolves.toHaveLength(1);
  await put('20260101000000_first', 'create table one (a text)');
  await expect(missing()).rejects.toThrow('changed after it was applied');
});
