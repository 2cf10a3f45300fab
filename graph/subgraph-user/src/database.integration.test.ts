import type { Claims } from '@spire/graph-kit/claims';
import { createLog } from '@spire/graph-kit/log';
import { newPerson } from '@spire/graph-kit/testing/persons';
import { claimsOf } from '@spire/graph-kit/testing/requests';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { openUserDatabase, type UserDatabase } from './database.ts';

const log = createLog('test', 'silent');
let kari: Claims;
let ola: Claims;
let stack: TestStack;
/** One connection: whatever is left on it, the next caller meets. */
let database: UserDatabase;

beforeAll(async () => {
  stack = await startTestStack();
  kari = claimsOf({ sub: (await newPerson(stack)).id });
  ola = claimsOf({ sub: (await newPerson(stack)).id });
  database = await openUserDatabase({ databaseUrl: databaseOf(stack.dataFolder).authenticator, poolSize: 1, log });
});
afterAll(async () => {
  await database.stop();
  await stack.stop();
});

const whoAmI = (claims: Claims) =>
  database.withUser(claims, async (transaction) => {
    const rows = await transaction.$queryRaw<{ uid: string; role: string }[]>`
      select auth.uid()::text as uid, current_user::text as role`;
    return rows[0];
  });
const isHerself = () => ({ uid: kari.sub, role: 'authenticated' });
const isHimself = () => ({ uid: ola.sub, role: 'authenticated' });

test('everyone is who their claims say, one after the other', async () => {
  await expect(whoAmI(kari)).resolves.toEqual(isHerself());
  await expect(whoAmI(ola)).resolves.toEqual(isHimself());
});

test('claims end with the transaction when the work throws', async () => {
  const failing = database.withUser(kari, () => Promise.reject(new Error('half-way')));
  await expect(failing).rejects.toThrow('half-way');
  await expect(whoAmI(ola)).resolves.toEqual(isHimself());
});

test('claims end with the transaction when the database refuses', async () => {
  const failing = database.withUser(kari, (transaction) => transaction.$queryRaw`select 1 / 0`);
  await expect(failing).rejects.toThrow();
  await expect(whoAmI(ola)).resolves.toEqual(isHimself());
});

test('what a failed transaction wrote is not there', async () => {
  const failing = database.withUser(kari, async (transaction) => {
    await transaction.account.create({ data: { userId: kari.sub } });
    throw new Error('half-way');
  });
  await expect(failing).rejects.toThrow('half-way');
  await expect(database.withUser(kari, (transaction) => transaction.account.count())).resolves.toBe(0);
});

test('a transaction cannot be used once it has ended', async () => {
  let kept: Parameters<Parameters<UserDatabase['withUser']>[1]>[0] | undefined;
  await database.withUser(kari, (transaction) => {
    kept = transaction;
    return Promise.resolve();
  });
  await expect(kept?.account.count()).rejects.toThrow();
  await expect(whoAmI(ola)).resolves.toEqual(isHimself());
});

test('a forgotten where answers the caller’s own rows', async () => {
  await database.withUser(kari, (transaction) => transaction.account.create({ data: { userId: kari.sub } }));
  await expect(database.withUser(ola, (transaction) => transaction.account.findMany())).resolves.toEqual([]);
  await expect(database.withUser(kari, (transaction) => transaction.account.findMany())).resolves.toHaveLength(1);
});

test('a login that row-level security does not bind is refused', async () => {
  const owner = databaseOf(stack.dataFolder).owner;
  await expect(openUserDatabase({ databaseUrl: owner, log })).rejects.toThrow('authenticator');
});
