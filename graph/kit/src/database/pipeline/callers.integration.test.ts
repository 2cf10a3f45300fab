import { startTestStack, type TestStack } from '@spire/testing/stack';
import { randomUUID } from 'node:crypto';
import { createServer, connect as connectTo, type Server } from 'node:net';
import type { Pool, QueryConfig } from 'pg';
import { createLog } from '../../log.ts';
import { closeTelemetry, openTelemetry } from '../../telemetry.ts';
import { asOwner } from '../../testing/asOwner.ts';
import { startCollector } from '../../testing/collector.ts';
import { databaseOf } from '../../testing/databaseOf.ts';
import { newPerson } from '../../testing/persons.ts';
import { claimsOf } from '../../testing/requests.ts';
import { type Caller, callerWith } from './callers.ts';
import { openPool } from '../openPool.ts';
import { createNames, NO_NAMES } from '../statementNames.ts';

const log = createLog('test', 'silent');
const LIMITS = { statementMs: 1500, idleMs: 1000, log };
const kari = claimsOf({ sub: randomUUID() });
const ola = claimsOf({ sub: randomUUID() });
const WHO = `select auth.uid()::text as uid, current_user::text as role`;
const LOGIN = `select coalesce(current_setting('request.jwt.claims', true), '') as claims, current_user::text as role`;

let stack: TestStack;
/** One connection: whatever is left on it, the next caller meets. */
let pool: Pool;

beforeAll(async () => {
  stack = await startTestStack();
  pool = await openPool({ databaseUrl: databaseOf(stack.dataFolder).authenticator, poolSize: 1, ...LIMITS });
});
afterAll(async () => {
  await pool.end();
  await stack.stop();
});

async function backend(): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

/** Kari's statement is under way when somebody else ends it. */
async function interrupted(by: 'pg_cancel_backend' | 'pg_terminate_backend', caller: Caller): Promise<unknown> {
  const pid = await backend();
  const sleeping = Promise.allSettled([caller.send({ text: 'select pg_sleep(5)' })]);
  const isAsleep = `select ${by}(pid) from pg_stat_activity where pid = $1 and wait_event = 'PgSleep'`;
  const over = new AbortController();
  void sleeping.then(() => over.abort());
  while (!over.signal.aborted && (await asOwner(stack.dataFolder, isAsleep, [pid])).length === 0);
  const [outcome] = await sleeping;
  if (outcome.status === 'fulfilled') return outcome.value;
  throw outcome.reason;
}

const unsendable = {
  toPostgres: () => {
    throw new Error('cannot be sent');
  },
};

async function inTransaction(caller: Caller, text: string, end: 'commit' | 'rollback'): Promise<void> {
  const transaction = caller.begin();
  await transaction.send({ text }).catch(() => undefined);
  await transaction.end(end);
}

const ACCIDENTS: [
  string,
  'the same connection' | 'another connection',
  RegExp | undefined,
  (caller: Caller) => unknown,
][] = [
  ['a success', 'the same connection', undefined, (caller) => caller.send({ text: WHO })],
  ['an error', 'the same connection', /zero/, (caller) => caller.send({ text: 'select 1 / 0' })],
  ['text that is no SQL', 'the same connection', /syntax/, (caller) => caller.send({ text: 'selec' })],
  [
    'a broken rule',
    'the same connection',
    /row-level security/,
    (caller) => caller.send({ text: 'insert into users.account (user_id) values ($1)', values: [ola.sub] }),
  ],
  [
    'a broken constraint',
    'the same connection',
    /foreign key/,
    (caller) => caller.send({ text: 'insert into users.account (user_id) values ($1)', values: [kari.sub] }),
  ],
  [
    'a statement that takes too long',
    'the same connection',
    /timeout/,
    (caller) => caller.send({ text: 'select pg_sleep(5)' }),
  ],
  ['a cancelled statement', 'the same connection', /canceling/, (caller) => interrupted('pg_cancel_backend', caller)],
  [
    'a lost connection',
    'another connection',
    /NoConnection: terminating/,
    (caller) => interrupted('pg_terminate_backend', caller),
  ],
  [
    'a value that cannot be sent',
    'another connection',
    /cannot be sent/,
    (caller) => caller.send({ text: 'select $1', values: [unsendable] }),
  ],
  ['SQL that begins a transaction', 'another connection', undefined, (caller) => caller.send({ text: 'begin' })],
  ['a transaction', 'the same connection', undefined, (caller) => inTransaction(caller, WHO, 'commit')],
  ['a transaction taken back', 'the same connection', undefined, (caller) => inTransaction(caller, WHO, 'rollback')],
  [
    'a failed transaction',
    'the same connection',
    undefined,
    (caller) => inTransaction(caller, 'select 1 / 0', 'rollback'),
  ],
  [
    'the commit of a failed transaction',
    'the same connection',
    /had failed/,
    (caller) => inTransaction(caller, 'select 1 / 0', 'commit'),
  ],
  ['a transaction without statements', 'the same connection', undefined, (caller) => caller.begin().end('commit')],
  [
    'a transaction left hanging',
    'another connection',
    /NoConnection/,
    async (caller) => {
      const transaction = caller.begin();
      await transaction.send({ text: WHO });
      const isThere = `select from pg_stat_activity where state = 'idle in transaction' and usename = 'authenticator'`;
      while ((await asOwner(stack.dataFolder, isThere)).length > 0);
      await transaction.end('commit');
    },
  ],
];

describe.each([
  ['without names', NO_NAMES],
  ['with named statements', createNames()],
])('%s', (_naming, nameOf) => {
  test.each(ACCIDENTS)('after %s nothing of the caller is left, on %s', async (_what, connection, error, accident) => {
    const before = await backend();
    const [outcome] = await Promise.allSettled([accident(callerWith(kari, pool, nameOf))]);
    expect(outcome.status === 'rejected' ? String(outcome.reason) : '').toMatch(error ?? /^$/);
    expect((await pool.query(LOGIN)).rows).toEqual([{ claims: '', role: 'authenticator' }]);
    expect((await callerWith(ola, pool, nameOf).send({ text: WHO })).rows).toEqual([
      { uid: ola.sub, role: 'authenticated' },
    ]);
    expect((await backend()) === before).toBe(connection === 'the same connection');
  });
});

test('nothing follows the end of a transaction', async () => {
  const transaction = callerWith(kari, pool).begin();
  const answers = Promise.allSettled([
    transaction.send({ text: WHO }),
    transaction.end('rollback'),
    transaction.send({ text: WHO }),
  ]);
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});

test.each([
  ['without names', NO_NAMES],
  ['with named statements', createNames()],
])('two thousand mixed callers at once are each themselves, %s', async (_naming, nameOf) => {
  const wide = await openPool({ databaseUrl: databaseOf(stack.dataFolder).authenticator, log });
  // So many wait in line longer than a request may, where the machine has other work.
  wide.options.connectionTimeoutMillis = 60_000;
  const people = Array.from({ length: 50 }, () => claimsOf({ sub: randomUUID() }));
  const ask = async (index: number): Promise<boolean> => {
    const claims = people[(index * 7) % people.length] ?? kari;
    const caller = callerWith(claims, wide, nameOf);
    const isSelf = ({ rows }: { rows: unknown[] }) =>
      JSON.stringify(rows) === JSON.stringify([{ uid: claims.sub, role: 'authenticated' }]);
    if (index % 10 === 0) await caller.send({ text: 'select 1 / 0' }).catch(() => undefined);
    if (index % 10 === 1) await inTransaction(caller, 'select 1 / 0', 'rollback');
    if (index % 4 !== 0) return isSelf(await caller.send({ text: WHO }));
    const transaction = caller.begin();
    const answers = await Promise.all([transaction.send({ text: WHO }), transaction.send({ text: WHO })]);
    await transaction.end(index % 8 === 0 ? 'commit' : 'rollback');
    return answers.every(isSelf);
  };
  const answers = await Promise.all(Array.from({ length: 2000 }, (_, index) => ask(index)));
  expect(answers.filter((isSelf) => !isSelf)).toEqual([]);
  const logins = await Promise.all(Array.from({ length: 8 }, () => wide.query(LOGIN)));
  for (const { rows } of logins) expect(rows).toEqual([{ claims: '', role: 'authenticator' }]);
  await wide.end();
});

describe('in one tick', () => {
  const WHEN = `select auth.uid()::text as uid, pg_backend_pid() as pid, now()::text as begun`;
  let wide: Pool;
  beforeAll(async () => {
    wide = await openPool({ databaseUrl: databaseOf(stack.dataFolder).authenticator, log });
  });
  afterAll(() => wide.end());

  test.each([
    ['without names', NO_NAMES],
    ['with named statements', createNames()],
  ])('the reads of a person are one transaction, and another person’s are another, %s', async (_naming, nameOf) => {
    const asked = [kari, ola, kari, ola, kari].map((claims) => callerWith(claims, wide, nameOf).send({ text: WHEN }));
    const rows = (await Promise.all(asked)).flatMap(({ rows: found }) => found as Record<string, unknown>[]);
    expect(rows.map(({ uid }) => uid)).toEqual([kari.sub, ola.sub, kari.sub, ola.sub, kari.sub]);
    expect([rows[2], rows[4]]).toEqual([rows[0], rows[0]]);
    expect(rows[3]).toEqual(rows[1]);
    expect(rows[1]?.['pid']).not.toBe(rows[0]?.['pid']);
  });

  test('each answer is of its own form', async () => {
    const caller = callerWith(kari, wide);
    const [objects, arrays, nothing] = await Promise.all([
      caller.send({ text: `select 'a' as a` }),
      caller.send({ text: 'select $1::int, 2', values: [1], rowMode: 'array' } as QueryConfig),
      caller.send({ text: 'select from users.account' }),
    ]);
    expect([objects.rows, arrays.rows, nothing.rows]).toEqual([[{ a: 'a' }], [[1, 2]], []]);
  });

  test.each<[string, QueryConfig, RegExp]>([
    ['fails', { text: 'select 1 / 0' }, /zero/],
    ['is no SQL', { text: 'select from from' }, /syntax/],
    ['cannot be sent', { text: 'select $1', values: [unsendable] }, /cannot be sent/],
  ])('a read that %s fails alone, and takes back nothing that is written', async (_what, wrong, message) => {
    const claims = claimsOf({ sub: (await newPerson(stack)).id });
    const caller = callerWith(claims, wide);
    const text = 'insert into users.account (user_id, created_at) values ($1, now()) on conflict do nothing';
    const outcomes = await Promise.allSettled([
      caller.send({ text: WHO }),
      caller.send({ text, values: [claims.sub] }),
      caller.send(wrong),
      callerWith(ola, wide).send({ text: WHO }),
      caller.send({ text: WHO }),
    ]);
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, true]);
    expect(outcomes[2]).toMatchObject({ reason: expect.objectContaining({ message: expect.stringMatching(message) }) });
    expect((await caller.send({ text: 'select from users.account' })).rowCount).toBe(1);
    expect((await wide.query(LOGIN)).rows).toEqual([{ claims: '', role: 'authenticator' }]);
  });
});

test('a network that falls silent keeps nobody waiting', async () => {
  const address = new URL(databaseOf(stack.dataFolder).authenticator);
  const { hostname, port } = address;
  const lines: (() => void)[] = [];
  const proxy: Server = createServer((client) => {
    const server = connectTo(Number(port), hostname);
    client.pipe(server).pipe(client);
    lines.push(() => server.unpipe(client));
    for (const socket of [client, server]) socket.on('error', () => socket.destroy());
    client.on('close', () => server.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const open = proxy.address();
  if (open === null || typeof open === 'string') throw new Error('no port');
  address.port = String(open.port);
  const far = await openPool({ databaseUrl: address.href, poolSize: 1, ...LIMITS });
  expect((await callerWith(kari, far).send({ text: WHO })).rowCount).toBe(1);
  for (const silence of lines) silence();
  await expect(callerWith(kari, far).send({ text: WHO })).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect((await callerWith(ola, far).send({ text: WHO })).rows).toEqual([{ uid: ola.sub, role: 'authenticated' }]);
  await far.end();
  proxy.close();
});

test('where a pooler may stand between, limits are the login’s and are not asked for with a connection', async () => {
  const databaseUrl = databaseOf(stack.dataFolder).authenticator;
  const limit = `select setting, source from pg_settings where name = 'statement_timeout'`;
  for (const [mayBePooled, expected] of [
    [true, { setting: '10000', source: 'user' }],
    [false, { setting: String(LIMITS.statementMs), source: 'client' }],
  ] as const) {
    const opened = await openPool({ databaseUrl, ...LIMITS, mayBePooled });
    expect((await opened.query(limit)).rows).toEqual([expected]);
    await opened.end();
  }
});

test('a collector hears of statements and of the pool, and of no value', async () => {
  const collector = await startCollector();
  await openTelemetry('test', collector.address);
  const watched = await openPool({
    databaseUrl: databaseOf(stack.dataFolder).authenticator,
    name: 'watched',
    ...LIMITS,
  });
  const caller = callerWith(kari, watched);
  await caller.send({ text: 'select from users.account where user_id = $1', values: [kari.sub] });
  await inTransaction(caller, `select 'planted' from users.profile`, 'rollback');
  await expect(caller.send({ text: `select 'planted'::int from users.consent` })).rejects.toThrow('planted');
  await closeTelemetry();
  await watched.end();
  const text = collector.text();
  for (const told of ['database.statement', 'users.account', 'users.profile', 'users.consent', 'pool_used', 'watched'])
    expect(text).toContain(told);
  for (const value of ['planted', kari.sub]) expect(text).not.toContain(value);
  await collector.stop();
});
