import { randomBytes } from 'node:crypto';
import { KEY_BYTES } from './personKey.ts';
import { serverKeys, type WrappedKey } from './serverKeys.ts';
import { createVault, NOBODY, openVault } from './vault.ts';
import type { WrappedKeys } from './wrappedKeys.ts';

const keys = serverKeys(randomBytes(KEY_BYTES).toString('base64url'));
const place = { table: 'wellbeing.memory', column: 'title', row: '1' };

/** Keys of everybody but `nobody`; counts how often each was asked for. */
function keysOnRecord(): WrappedKeys & { asked: (userId: string) => number } {
  const stored = new Map<string, WrappedKey>();
  const asked = new Map<string, number>();
  return {
    asked: (userId) => asked.get(userId) ?? 0,
    keyOf: async (userId, fresh) => {
      asked.set(userId, (asked.get(userId) ?? 0) + 1);
      await Promise.resolve();
      if (userId !== 'nobody' && !stored.has(userId)) stored.set(userId, fresh);
      return stored.get(userId);
    },
    hasOthersThan: (ids) => Promise.resolve([...stored.values()].some(({ wrappedBy }) => !ids.includes(wrappedBy))),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what one vault seals, another over the same record opens, for that person only', async () => {
  const record = keysOnRecord();
  const [one, other] = [createVault(keys, record), createVault(keys, record)];
  const sealed = (await one.keyOf('kari')).seal({ userId: 'kari', ...place }, 'Morgen');
  expect((await other.keyOf('kari')).open({ userId: 'kari', ...place }, sealed)).toBe('Morgen');
  const olas = await other.keyOf('ola');
  expect(() => olas.open({ userId: 'kari', ...place }, sealed)).toThrow();
});

test('the person who does not exist has a key that is stored nowhere', async () => {
  const record = keysOnRecord();
  const [one, other] = [createVault(keys, record), createVault(keys, record)];
  expect(await one.keyOf(NOBODY)).toBe(await one.keyOf(NOBODY));
  expect(record.asked(NOBODY)).toBe(0);
  const sealed = (await one.keyOf(NOBODY)).seal({ userId: NOBODY, ...place }, 'Morgen');
  const others = await other.keyOf(NOBODY);
  expect(() => others.open({ userId: NOBODY, ...place }, sealed)).toThrow();
});

test('first questions at once make one key', async () => {
  const record = keysOnRecord();
  const vault = createVault(keys, record);
  const found = await Promise.all(Array.from({ length: 20 }, () => vault.keyOf('kari')));
  expect(new Set(found).size).toBe(1);
  expect(record.asked('kari')).toBe(1);
});

test('a key is remembered for a minute', async () => {
  const record = keysOnRecord();
  const vault = createVault(keys, record);
  await vault.keyOf('kari');
  jest.advanceTimersByTime(59_000);
  await vault.keyOf('kari');
  expect(record.asked('kari')).toBe(1);
  jest.advanceTimersByTime(1000);
  await vault.keyOf('kari');
  expect(record.asked('kari')).toBe(2);
});

test('a key that went with its account is not remembered', async () => {
  const record = keysOnRecord();
  const vault = createVault(keys, record);
  await vault.keyOf('kari');
  vault.forget('kari');
  await vault.keyOf('kari');
  expect(record.asked('kari')).toBe(2);
});

test('of more people than can be remembered, the first is forgotten', async () => {
  const record = keysOnRecord();
  const vault = createVault(keys, record);
  for (let index = 0; index <= 5000; index += 1) await vault.keyOf(`person ${index}`);
  await vault.keyOf('person 1');
  await vault.keyOf('person 0');
  expect([record.asked('person 1'), record.asked('person 0')]).toEqual([1, 2]);
});

test('without an account there is no key, and the refusal is not remembered', async () => {
  const record = keysOnRecord();
  const vault = createVault(keys, record);
  for (let time = 1; time <= 2; time += 1) {
    await expect(vault.keyOf('nobody')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(record.asked('nobody')).toBe(time);
  }
});

test('a service starts only with the keys that open what is there', async () => {
  const record = keysOnRecord();
  const before = randomBytes(KEY_BYTES).toString('base64url');
  const [another, both] = [serverKeys(before), serverKeys(before, [Buffer.from(keys[0].bytes).toString('base64url')])];
  await expect(openVault(another, record)).resolves.toBeDefined();
  await createVault(keys, record).keyOf('kari');
  await expect(openVault(another, record)).rejects.toThrow('another DATA_KEY');
  await expect(openVault(another, record)).rejects.not.toThrow(before);
  await expect((await openVault(both, record)).keyOf('kari')).resolves.toBeDefined();
  await expect(openVault(keys, undefined)).rejects.toThrow('DATABASE_URL is not set');
});
