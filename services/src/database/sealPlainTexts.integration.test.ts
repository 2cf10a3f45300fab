import { createVault } from '@spire/graph-kit/sealing/vault';
import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';
import { serverKeys } from '@spire/graph-kit/sealing/serverKeys';
import { wrappedKeysIn } from '@spire/graph-kit/sealing/wrappedKeys';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { openTestPool } from '@spire/graph-kit/testing/openTestPool';
import { newPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { sealPlainTexts, type OncePlain } from './sealPlainTexts.ts';

/** A table as the migrations leave it that came before sealing, where no other test looks: a version byte of 0, then the text. */
const SCHEMA = 'sealing_test';
const TABLE = `${SCHEMA}.text`;
const TEXTS = sealedTexts(TABLE, ['title', 'whatIsGoodText']);
const ONCE_PLAIN: OncePlain[] = [{ texts: TEXTS, row: `to_char(date, 'YYYY-MM-DD')` }];
const ROWS = 2500;

let stack: TestStack;
let owner: Pool;
let people: string[];

const dataKeys = () =>
  serverKeys(
    (JSON.parse(readFileSync(path.join(stack.dataFolder, 'secrets.json'), 'utf8')) as { dataKey: string }).dataKey,
  );
const seal = (keys = dataKeys(), tables = ONCE_PLAIN) =>
  sealPlainTexts(databaseOf(stack.dataFolder).owner, keys, tables);

interface Row {
  user_id: string;
  date: string;
  title: Buffer;
  what_is_good_text: Buffer;
}
const stored = async () =>
  (await owner.query<Row>(`select user_id, date::text, title, what_is_good_text from ${TABLE} order by user_id, date`))
    .rows;

beforeAll(async () => {
  stack = await startTestStack();
  owner = openTestPool(databaseOf(stack.dataFolder).owner, 1);
  people = [(await newPerson(stack)).id, (await newPerson(stack)).id];
  await owner.query(`create schema ${SCHEMA}`);
  await owner.query(
    `create table ${TABLE} (user_id uuid not null references auth.users (id) on delete cascade, date date not null,
                            title text not null, what_is_good_text text not null, primary key (user_id, date))`,
  );
  await owner.query(
    `insert into ${TABLE} select id::uuid, date '2020-01-01' + n, 'Tittel ' || n, case n % 3 when 0 then '' else 'Bra 🌱' end
       from unnest($1::text[]) id, generate_series(1, $2::integer) n`,
    [people, ROWS / 2],
  );
  for (const column of ['title', 'what_is_good_text'])
    await owner.query(
      `alter table ${TABLE} alter ${column} type bytea using '\\x00'::bytea || convert_to(${column}, 'UTF8')`,
    );
});
/** A connection that sees the database as it is now, until the answered function ends it. */
async function lookBack(): Promise<() => Promise<void>> {
  const reader = new Client({ connectionString: databaseOf(stack.dataFolder).owner });
  await reader.connect();
  await reader.query('begin isolation level repeatable read');
  await reader.query('select count(*) from pg_class');
  return () => reader.end();
}

afterAll(async () => {
  await owner.query(`drop schema ${SCHEMA} cascade`);
  await owner.end();
  await stack.stop();
});

test('without a key it says what to do, and leaves everything as it was', async () => {
  const before = await stored();
  const { owner: url } = databaseOf(stack.dataFolder);
  await expect(sealPlainTexts(url, undefined, ONCE_PLAIN)).rejects.toThrow(/Set DATA_KEY.*npm run migrate/);
  expect(await stored()).toEqual(before);
});

test('every text is sealed once, opens again, and no plain one comes in afterwards', async () => {
  const endsSoon = await lookBack();
  await Promise.all([seal(), setTimeout(300).then(endsSoon)]);
  const sealed = await stored();
  expect(sealed).toHaveLength(ROWS);
  const vault = createVault(dataKeys(), wrappedKeysIn(owner));
  for (const { user_id: userId, date, title, what_is_good_text: whatIsGoodText } of sealed) {
    const number = (Date.parse(date) - Date.parse('2020-01-01')) / 86_400_000;
    expect(TEXTS.open(await vault.keyOf(userId), { userId, row: date }, { title, whatIsGoodText })).toEqual({
      title: `Tittel ${number}`,
      whatIsGoodText: number % 3 === 0 ? '' : 'Bra 🌱',
    });
  }
  await seal();
  expect(await stored()).toEqual(sealed);
  await expect(owner.query(`update ${TABLE} set title = '\\x00'::bytea || 'Tittel'`)).rejects.toThrow('is_sealed');
});

test('what was plain is not left in the file of the table either', async () => {
  await owner.query('checkpoint');
  const { rows } = await owner.query<{ file: string }>(
    `select current_setting('data_directory') || '/' || pg_relation_filepath($1) as file`,
    [TABLE],
  );
  const file = readFileSync(rows[0]?.file ?? '', 'latin1');
  expect(file).toContain(
    people[0] === undefined ? '' : Buffer.from(people[0].replaceAll('-', ''), 'hex').toString('latin1'),
  );
  expect(file).not.toContain('Tittel ');
});

test('an interrupted run is gone on with', async () => {
  const sealed = await stored();
  await owner.query(`alter table ${TABLE} drop constraint is_sealed`);
  await owner.query(`update ${TABLE} set title = '\\x00'::bytea || 'Om igjen' where user_id = $1`, [people[0]]);
  await Promise.all([seal(), seal()]);
  const after = await stored();
  const isOf = (id: string | undefined) => (row: Row) => row.user_id === id;
  expect(after.filter(isOf(people[1]))).toEqual(sealed.filter(isOf(people[1])));
  for (const row of after.filter(isOf(people[0]))) expect(row.title[0]).toBe(1);
});

test('the tables that need it are done when the stack has started', async () => {
  const rows = await asOwner<{ name: string }>(
    stack.dataFolder,
    `select attrelid::regclass::text as name from pg_attribute a
      where attrelid in ('wellbeing.check_in'::regclass, 'wellbeing.memory'::regclass, 'users.profile'::regclass)
        and atttypid = 'bytea'::regtype
        and not exists (select from pg_constraint c where c.conrelid = a.attrelid and conname = 'is_sealed')`,
  );
  expect(rows).toEqual([]);
});
