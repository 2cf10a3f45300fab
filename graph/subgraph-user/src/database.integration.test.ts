import type { Claims } from '@spire/graph-kit/claims';
import { formatError } from '@spire/graph-kit/errors';
import { createLog } from '@spire/graph-kit/log';
import { newPerson } from '@spire/graph-kit/testing/persons';
import { claimsOf } from '@spire/graph-kit/testing/requests';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { randomUUID } from 'node:crypto';
import { openUserDatabase, type UserDatabase } from './database.ts';
import type { Prisma } from './generated/client.ts';
import { EXHAUSTIVE_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(EXHAUSTIVE_LIMIT);

const log = createLog('test', 'silent');
let kari: Claims;
let ola: Claims;
let stack: TestStack;
/** One connection: whatever is left on it, the next caller meets. */
let database: UserDatabase;

/** Both ways to send statements have to do the same (decision 0019). */
const WAYS = [
  ['our pipeline', true],
  ['Prisma’s transactions', false],
] as const;
interface Asking {
  $queryRaw: Prisma.TransactionClient['$queryRaw'];
  account: Pick<Prisma.TransactionClient['account'], 'create'>;
}

/** The statement, which sleeps for 29 seconds, while somebody else ends its connection. */
async function interrupted(sleeping: PromiseLike<unknown>): Promise<unknown> {
  const over = new AbortController();
  const asked = Promise.resolve(sleeping).finally(() => over.abort());
  const end = `select pg_terminate_backend(pid) from pg_stat_activity
                where wait_event = 'PgSleep' and query like '%pg_sleep(29)%'`;
  void asked.catch(() => undefined);
  while (!over.signal.aborted && (await asOwner(stack.dataFolder, end)).length === 0);
  return asked;
}

const open = (isPipelined: boolean, options: { poolSize?: number; statementMs?: number } = {}) =>
  openUserDatabase({ databaseUrl: databaseOf(stack.dataFolder).authenticator, ...options, isPipelined, log });

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

describe.each(WAYS)('by %s', (_way, isPipelined) => {
  beforeAll(async () => {
    kari = claimsOf({ sub: (await newPerson(stack)).id });
    ola = claimsOf({ sub: (await newPerson(stack)).id });
    database = await open(isPipelined, { poolSize: 1 });
  });
  afterAll(() => database.stop());

  const whoAmI = (claims: Claims) =>
    database.transactionAsCaller(claims, async (transaction) => {
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
    const failing = database.transactionAsCaller(kari, () => Promise.reject(new Error('half-way')));
    await expect(failing).rejects.toThrow('half-way');
    await expect(whoAmI(ola)).resolves.toEqual(isHimself());
  });

  test('claims end with the transaction when the database refuses', async () => {
    const failing = database.transactionAsCaller(kari, (transaction) => transaction.$queryRaw`select 1 / 0`);
    await expect(failing).rejects.toThrow();
    await expect(whoAmI(ola)).resolves.toEqual(isHimself());
  });

  test('what a failed transaction wrote is not there', async () => {
    const failing = database.transactionAsCaller(kari, async (transaction) => {
      await transaction.account.create({ data: { userId: kari.sub } });
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    await expect(database.transactionAsCaller(kari, (transaction) => transaction.account.count())).resolves.toBe(0);
  });

  test('a transaction cannot be used once it has ended', async () => {
    let kept: Parameters<Parameters<UserDatabase['transactionAsCaller']>[1]>[0] | undefined;
    await database.transactionAsCaller(kari, (transaction) => {
      kept = transaction;
      return Promise.resolve();
    });
    await expect(kept?.account.count()).rejects.toThrow();
    await expect(whoAmI(ola)).resolves.toEqual(isHimself());
  });

  test('a transaction in a transaction is taken back alone, and with the whole', async () => {
    const count = () => database.queryAsCaller(kari, (client) => client.account.count());
    const failing = database.transactionAsCaller(kari, async (transaction) => {
      await transaction.$transaction((inner) => inner.account.create({ data: { userId: kari.sub } }));
      const refused = transaction.$transaction((inner) => inner.account.create({ data: { userId: kari.sub } }));
      await expect(refused).rejects.toThrow('Unique constraint');
      await expect(transaction.account.count()).resolves.toBe(1);
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    await expect(count()).resolves.toBe(0);
  });

  test('a transaction whose failed statement was overlooked does not pass for done', async () => {
    const overlooking = database.transactionAsCaller(kari, (transaction) =>
      transaction.$queryRaw`select 1 / 0`.catch(() => 'fine'),
    );
    await expect(overlooking).rejects.toThrow('had failed');
  });

  test('a forgotten where answers the caller’s own rows', async () => {
    await database.transactionAsCaller(kari, (transaction) =>
      transaction.account.create({ data: { userId: kari.sub } }),
    );
    for (const run of [database.transactionAsCaller, database.queryAsCaller]) {
      await expect(run(ola, (client) => client.account.findMany())).resolves.toEqual([]);
      await expect(run(kari, (client) => client.account.findMany())).resolves.toHaveLength(1);
    }
  });

  test.each<[string, string, (client: Asking, nobody: string) => PromiseLike<unknown>, statementMs?: number]>([
    ['whose account is gone', 'UNAUTHENTICATED', ({ account }, userId) => account.create({ data: { userId } })],
    ['with a row of another person', 'INTERNAL', ({ account }) => account.create({ data: { userId: ola.sub } })],
    ['that is wrong', 'INTERNAL', (client) => client.$queryRaw`select 1 / 0`],
    ['that takes too long', 'UNAVAILABLE', (client) => client.$queryRaw`select pg_sleep(30)`, 1000],
    ['whose connection ends', 'UNAVAILABLE', (client) => interrupted(client.$queryRaw`select pg_sleep(29)`)],
  ])('a statement %s is answered with %s', async (_what, code, ask, statementMs = 10_000) => {
    const brief = await open(isPipelined, { poolSize: 1, statementMs });
    const nobody = claimsOf({ sub: randomUUID() });
    for (const run of [brief.queryAsCaller, brief.transactionAsCaller]) {
      const [outcome] = await Promise.allSettled([run(nobody, (client) => ask(client, nobody.sub))]);
      const error: unknown = outcome.status === 'rejected' ? outcome.reason : undefined;
      expect(formatError({ message: '' }, error, { log }).extensions).toMatchObject({ code });
    }
    await expect(brief.queryAsCaller(kari, (client) => client.$queryRaw`select 1 as one`)).resolves.toEqual([
      { one: 1 },
    ]);
    await brief.stop();
  });

  describe('queryAsCaller', () => {
    test('keeps what its one statement writes', async () => {
      const where = { userId: ola.sub };
      const upsert = { where, create: { ...where, createdAt: new Date(0) }, update: {} };
      await expect(database.queryAsCaller(ola, (client) => client.account.upsert(upsert))).resolves.toEqual(
        upsert.create,
      );
      await expect(database.queryAsCaller(ola, (client) => client.account.findFirst())).resolves.toEqual(upsert.create);
    });

    test('cannot be used once the work has ended', async () => {
      const kept = await database.queryAsCaller(kari, (client) => Promise.resolve({ client }));
      await expect(kept.client.account.count()).rejects.toThrow('transactionAsCaller and queryAsCaller only');
    });

    test('of another person, within the work of one, is that person’s', async () => {
      const nobody = claimsOf({ sub: randomUUID() });
      const count = () => database.queryAsCaller(nobody, (client) => client.account.count());
      const both = database.queryAsCaller(kari, async (client) => [await count(), await client.account.count()]);
      await expect(both).resolves.toEqual([0, 1]);
    });

    test('reads what a statement written out answers as Prisma does within a transaction', async () => {
      const date = new Date('2026-05-20T10:00:00.123Z');
      const read = (client: Pick<Prisma.TransactionClient, '$queryRaw'>) => client.$queryRaw<Record<string, unknown>[]>`
        select 1::smallint as small, 2::int as number, 3::bigint as big, 1.5::float8 as float, true as yes, null as none,
               'æ'::text as text, ${kari.sub}::uuid as id, array['a', 'b'] as list, array[1, 2] as numbers,
               '{"a": [1]}'::jsonb as json, ${date}::date as day, ${date}::timestamptz(3) as moment,
               decode('00ff', 'hex') as bytes`;
      const plain = ({ bytes, ...rest }: Record<string, unknown> = {}) => [rest, [...(bytes as Uint8Array)]];
      const [within] = await database.transactionAsCaller(kari, read);
      const [alone] = await database.queryAsCaller(kari, read);
      expect(plain(alone)).toEqual(plain(within));
    });

    test('has no findUnique, which Prisma would ask for several people at once', async () => {
      await database.queryAsCaller(kari, (client) => {
        const { account } = client as unknown as Prisma.TransactionClient;
        expect(() => account.findUnique({ where: { userId: kari.sub } })).toThrow('findFirst');
        expect(() => account.findUniqueOrThrow({ where: { userId: kari.sub } })).toThrow('findFirst');
        return Promise.resolve();
      });
    });
  });

  test('hundreds of mixed reads in one tick are each answered to the one who asked', async () => {
    const wide = await open(isPipelined);
    const people = Array.from({ length: 20 }, () => claimsOf({ sub: randomUUID() }));
    const ids = people.map(({ sub }) => sub);
    await asOwner(stack.dataFolder, 'insert into auth.users (id) select unnest($1::uuid[])', [ids]);
    await asOwner(stack.dataFolder, 'insert into users.account (user_id) select unnest($1::uuid[])', [ids]);
    const ways: ((claims: Claims) => Promise<{ userId: string }[]>)[] = [
      (claims) => wide.queryAsCaller(claims, (client) => client.account.findMany()),
      (claims) => wide.queryAsCaller(claims, async (client) => [await client.account.findFirstOrThrow()]),
      (claims) =>
        wide.queryAsCaller(claims, (client) => client.$queryRaw`select user_id::text as "userId" from users.account`),
      (claims) => wide.transactionAsCaller(claims, async (client) => [await client.account.findFirstOrThrow()]),
      ({ sub: userId, ...rest }) =>
        wide.transactionAsCaller({ ...rest, sub: userId }, async (client) => [
          await client.account.findUniqueOrThrow({ where: { userId } }),
        ]),
    ];
    // Prisma lets a transaction wait five seconds for its start.
    const wrong = await Promise.all(
      Array.from({ length: isPipelined ? 1000 : 200 }, async (_, index) => {
        const [claims, way] = [people[(index * 7) % people.length] ?? kari, ways[index % ways.length]];
        const rows = (await way?.(claims)) ?? [];
        return rows.length === 1 && rows[0]?.userId === claims.sub ? [] : [rows];
      }),
    );
    expect(wrong.flat()).toEqual([]);
    await wide.stop();
  });
});

test.each(['1.5::numeric', 'now()::timestamp'])(
  'our pipeline refuses what Prisma reads differently: %s',
  async (value) => {
    const piped = await open(true);
    const text = Object.assign([`select ${value} as value`], { raw: [] });
    await expect(piped.queryAsCaller(kari, (client) => client.$queryRaw(text))).rejects.toThrow('cast it');
    expect((await piped.queryAsCaller(kari, (client) => client.$queryRaw<unknown[]>`select 1`)).length).toBe(1);
    await piped.stop();
  },
);

test('a login that row-level security does not bind is refused', async () => {
  const owner = databaseOf(stack.dataFolder).owner;
  await expect(openUserDatabase({ databaseUrl: owner, log })).rejects.toThrow('authenticator');
});
