import { KEY_BYTES } from '@spire/graph-kit/sealing/personKey';
import { serverKeys, type ServerKeys, unwrap, wrap } from '@spire/graph-kit/sealing/serverKeys';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { rewrapKeys } from './rewrapKeys.ts';

/** A database of the test's own: a rotation is of all keys that are there. */
const NAME = `rotation_${randomUUID().slice(0, 8)}`;
const PEOPLE = 1000;
const people = Array.from({ length: PEOPLE }, () => ({ id: randomUUID(), key: randomBytes(KEY_BYTES) }));
const [old = '', next = ''] = [1, 2].map(() => randomBytes(KEY_BYTES).toString('base64url'));
const before = serverKeys(old);
const both = serverKeys(next, [old]);
const after = serverKeys(next);

let stack: TestStack;
let client: Client;

beforeAll(async () => {
  stack = await startTestStack();
  await asOwner(stack.dataFolder, `create database ${NAME}`);
  const url = new URL(databaseOf(stack.dataFolder).owner);
  url.pathname = `/${NAME}`;
  client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query('create schema users');
  await client.query(
    'create table users.person_key (user_id uuid primary key, wrapped_by text not null, wrapped bytea not null)',
  );
  await client.query('insert into users.person_key select * from unnest($1::uuid[], $2::text[], $3::bytea[])', [
    people.map(({ id }) => id),
    people.map(() => before[0].id),
    people.map(({ id, key }) => Buffer.from(wrap(before, id, key).wrapped)),
  ]);
});
afterAll(async () => {
  await client.end();
  await asOwner(stack.dataFolder, `drop database ${NAME} with (force)`);
  await stack.stop();
});

/** How many people's keys come out of their wrapping as they went in. */
async function unwrapped(keys: ServerKeys): Promise<number> {
  const { rows } = await client.query<{ user_id: string; wrapped_by: string; wrapped: Buffer }>(
    'select * from users.person_key',
  );
  const found = new Map(rows.map((row) => [row.user_id, row]));
  return people.filter(({ id, key }) => {
    const row = found.get(id);
    if (row === undefined || !keys.some((server) => server.id === row.wrapped_by)) return false;
    return unwrap(keys, id, { wrappedBy: row.wrapped_by, wrapped: row.wrapped }).equals(key);
  }).length;
}

test('without the key they are wrapped by, nothing is done', async () => {
  await expect(rewrapKeys(client, after)).rejects.toThrow('name it in DATA_KEY_OLD');
  expect(await unwrapped(before)).toBe(PEOPLE);
});

test('an interruption leaves keys that both together unwrap, and the next run goes on from there', async () => {
  const middle = people.map(({ id }) => id).sort()[PEOPLE / 2 + 100] ?? '';
  await client.query(
    `create function users.fail() returns trigger language plpgsql as $$ begin raise exception 'power cut'; end $$;
     create trigger fail before update on users.person_key for each row when (new.user_id = '${middle}')
       execute function users.fail()`,
  );
  await expect(rewrapKeys(client, both)).rejects.toThrow('power cut');
  const [done, left] = [await unwrapped(after), await unwrapped(before)];
  expect(done).toBeGreaterThan(0);
  expect([done + left, await unwrapped(both)]).toEqual([PEOPLE, PEOPLE]);
  await client.query('drop trigger fail on users.person_key');
  expect(await rewrapKeys(client, both)).toBe(left);
});

test('afterwards the new key unwraps all and the old one none, and there is nothing more to do', async () => {
  expect([await unwrapped(after), await unwrapped(before)]).toEqual([PEOPLE, 0]);
  expect(await rewrapKeys(client, both)).toBe(0);
});
