import { createPersonKey, KEY_BYTES } from './personKey.ts';
import { createVault } from './vault.ts';
import { wrappedKeysIn } from './wrappedKeys.ts';
import { asOwner } from '../testing/asOwner.ts';
import { databaseOf } from '../testing/databaseOf.ts';
import { dataKeysIn } from '../testing/dataKeys.ts';
import { openTestPool } from '../testing/openTestPool.ts';
import { newPerson, type TestPerson } from '../testing/persons.ts';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

let stack: TestStack;
let kari: TestPerson;
/** As a service logs in, with two connections: two services at once. */
let login: Pool;

beforeAll(async () => {
  stack = await startTestStack();
  kari = await newPerson(stack);
  login = openTestPool(databaseOf(stack.dataFolder).authenticator, 2);
});
afterAll(async () => {
  await login.end();
  await stack.stop();
});

/** The key that the stack itself has: other tests of the run open what is wrapped here. */
const dataKeys = () => dataKeysIn(stack.dataFolder);
const place = () => ({ userId: kari.id, table: 'wellbeing.memory', column: 'title', row: '1' });
const keysOf = (userId: string) =>
  asOwner(stack.dataFolder, 'select wrapped from users.person_key where user_id = $1', [userId]);

test.each(['authenticated', 'anon', 'service_role'])('%s neither reads keys nor asks for one', async (role) => {
  for (const statement of [
    'select from users.person_key',
    `select users.person_key_of('${kari.id}', '', '')`,
    `select users.has_other_keys('{}')`,
  ]) {
    const claims = JSON.stringify({ sub: kari.id, role });
    const client = await login.connect();
    try {
      await client.query('begin');
      await client.query(`select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)`, [
        claims,
        role,
      ]);
      await expect(client.query(statement)).rejects.toThrow('permission denied');
    } finally {
      await client.query('rollback');
      client.release();
    }
  }
});

test('the services’ login asks for a key, and reads or changes none', async () => {
  await expect(wrappedKeysIn(login).hasOthersThan([])).resolves.toEqual(expect.any(Boolean));
  for (const statement of [
    'select from users.person_key',
    `insert into users.person_key (user_id, wrapped_by, wrapped) values ('${kari.id}', '', '')`,
    `update users.person_key set wrapped = ''`,
    'delete from users.person_key',
  ])
    await expect(login.query(statement)).rejects.toThrow('permission denied');
});

test('services that ask at once for a person’s first key get the same one', async () => {
  const vaults = Array.from({ length: 8 }, () => createVault(dataKeys(), wrappedKeysIn(login)));
  const [first, ...others] = await Promise.all(vaults.map((vault) => vault.keyOf(kari.id)));
  const sealed = (first ?? createPersonKey(randomBytes(KEY_BYTES))).seal(place(), 'Morgen');
  for (const other of others) expect(other.open(place(), sealed)).toBe('Morgen');
  await expect(keysOf(kari.id)).resolves.toHaveLength(1);
});

test('nobody has no key', async () => {
  const nobody = randomUUID();
  await expect(createVault(dataKeys(), wrappedKeysIn(login)).keyOf(nobody)).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  await expect(keysOf(nobody)).resolves.toEqual([]);
});

test('keys under another server key are noticed', async () => {
  await createVault(dataKeys(), wrappedKeysIn(login)).keyOf(kari.id);
  const wrappedKeys = wrappedKeysIn(login);
  const [{ id }] = dataKeys();
  await expect(wrappedKeys.hasOthersThan([id, 'another'])).resolves.toBe(false);
  await expect(wrappedKeys.hasOthersThan(['another'])).resolves.toBe(true);
});

test('a key goes with the account', async () => {
  const { id } = await newPerson(stack);
  await createVault(dataKeys(), wrappedKeysIn(login)).keyOf(id);
  await expect(keysOf(id)).resolves.toHaveLength(1);
  await asOwner(stack.dataFolder, 'delete from auth.users where id = $1', [id]);
  await expect(keysOf(id)).resolves.toEqual([]);
});
