import { randomUUID } from 'node:crypto';
import { ACTIVITY_KINDS } from '@spire/domain/growth';
import { addDays } from '@spire/domain/dates';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { newPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import fc from 'fast-check';
import { Client, type QueryResultRow } from 'pg';
import { bareCheckIns, bareMemories } from '../testing/bareRecords.ts';

const LEDGER = ['activity', 'activity_total', 'activity_day', 'streak_day', 'streak_run'];
const FIRST_DAY = '2026-03-20';
let stack: TestStack;
let owner: Client;
let kari: string;

beforeAll(async () => {
  stack = await startTestStack();
  owner = await connect();
});
afterAll(async () => {
  await owner.end();
  await stack.stop();
});
beforeEach(async () => {
  kari = (await newPerson(stack)).id;
});

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: databaseOf(stack.dataFolder).owner });
  await client.connect();
  return client;
}

const rows = async <Row extends QueryResultRow>(query: string, values: unknown[] = []) =>
  (await owner.query<Row>(query, values)).rows;
const totals = async () =>
  Object.fromEntries(
    (
      await rows<{ kind: string; count: number }>(
        'select kind, count from wellbeing.activity_total where user_id = $1',
        [kari],
      )
    ).map(({ kind, count }) => [kind, count]),
  );
const addMemory = (client: Client, id: string, date = FIRST_DAY) =>
  client.query(bareMemories('select $2::uuid, $3::date'), [kari, id, date]);
const addCheckIn = (client: Client, date: string) => client.query(bareCheckIns('select $2::date'), [kari, date]);
const addMood = (client: Client, date: string) =>
  client.query('insert into wellbeing.mood (user_id, date) values ($1, $2) on conflict do nothing', [kari, date]);

describe('the runs of days', () => {
  const act = {
    checkIn: (date: string) => addCheckIn(owner, date),
    mood: (date: string) => addMood(owner, date),
    rest: (date: string) => owner.query('select wellbeing.take_rest_day($1)', [date]),
    undo: (date: string) => owner.query('select wellbeing.undo_rest_day($1)', [date]),
  };
  type Act = keyof typeof act;

  /** The expected days, computed without a database: true for one that counts. */
  function daysAfter(acts: readonly [Act, string][]): Map<string, boolean> {
    const days = new Map<string, boolean>();
    for (const [what, date] of acts) {
      if (what === 'rest') days.set(date, days.get(date) ?? false);
      else if (what !== 'undo') days.set(date, true);
      else if (days.get(date) === false) days.delete(date);
    }
    return days;
  }

  function runsOf(days: ReadonlyMap<string, boolean>) {
    const runs: { first: string; last: string; days: number }[] = [];
    for (const date of [...days.keys()].sort()) {
      const before = runs.at(-1);
      const own = Number(days.get(date));
      if (before?.last === addDays(date, -1)) Object.assign(before, { last: date, days: before.days + own });
      else runs.push({ first: date, last: date, days: own });
    }
    return runs;
  }

  test('are those of the days, whatever was done in whichever order', async () => {
    const date = fc.integer({ min: 0, max: 6 }).map((days) => addDays(FIRST_DAY, days));
    const acts = fc.array(fc.tuple(fc.constantFrom<Act>('checkIn', 'mood', 'rest', 'undo'), date), {
      minLength: 10,
      maxLength: 30,
    });
    const property = fc.asyncProperty(acts, async (sequence) => {
      await owner.query('begin');
      try {
        await owner.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify({ sub: kari })]);
        for (const [what, day] of sequence) await act[what](day);
        const runs = await rows(
          `select first_date::text as first, last_date::text as last, counting_days as days
             from wellbeing.streak_run where user_id = $1 order by 1`,
          [kari],
        );
        expect(runs).toEqual(runsOf(daysAfter(sequence)));
      } finally {
        await owner.query('rollback');
      }
    });
    await fc.assert(property, { numRuns: 60 });
  });
});

test('a record counts once, is not forgotten when it is deleted, and not counted anew when it comes back', async () => {
  const id = randomUUID();
  await addMemory(owner, id);
  await addMemory(owner, id);
  await owner.query('delete from wellbeing.memory where user_id = $1', [kari]);
  expect(await totals()).toEqual({ memory: 1 });
  await addMemory(owner, id);
  expect(await totals()).toEqual({ memory: 1 });
});

test('what is withdrawn counts no more, once, and its day keeps its streak', async () => {
  await addMood(owner, FIRST_DAY);
  const [task, other] = [randomUUID(), randomUUID()];
  for (const id of [task, other])
    await owner.query(`select wellbeing.add_activity($1, 'task', $2, $3, now())`, [kari, id, FIRST_DAY]);
  const withdraw = (id: string) => owner.query(`select wellbeing.withdraw_activity($1, 'task', $2)`, [kari, id]);
  await withdraw(task);
  await withdraw(task);
  expect(await totals()).toEqual({ mood: 1, task: 1 });
  await withdraw(other);
  expect(await totals()).toEqual({ mood: 1, task: 0 });
  const days = 'select count from wellbeing.activity_day where user_id = $1 order by kind';
  expect(await rows(days, [kari])).toEqual([{ count: 1 }, { count: 0 }]);
  expect(await rows('select counts from wellbeing.streak_day where user_id = $1', [kari])).toEqual([{ counts: true }]);
});

test('many writes of one person at once are all counted, once', async () => {
  const clients = await Promise.all(Array.from({ length: 6 }, connect));
  const ids = Array.from({ length: 10 }, () => randomUUID());
  await Promise.all(
    clients.map(async (client, index) => {
      for (const [day, id] of ids.entries()) {
        await addMood(client, addDays(FIRST_DAY, (day + index) % 10));
        await addMemory(client, id);
      }
      await client.end();
    }),
  );
  expect(await totals()).toEqual({ mood: 10, memory: 10 });
});

test('two days written at the same moment become one run', async () => {
  const [first, second] = [await connect(), await connect()];
  await first.query('begin');
  await addMood(first, FIRST_DAY);
  const [{ pid } = { pid: 0 }] = (await second.query<{ pid: number }>('select pg_backend_pid() as pid')).rows;
  const done: unknown[] = [];
  const written = addCheckIn(second, addDays(FIRST_DAY, 1)).then((result) => done.push(result));
  const waits = async () => (await rows('select from pg_locks where pid = $1 and not granted', [pid])).length > 0;
  while (done.length === 0 && !(await waits()));
  await first.query('commit');
  await written;
  await Promise.all([first.end(), second.end()]);
  expect(await rows('select counting_days from wellbeing.streak_run where user_id = $1', [kari])).toEqual([
    { counting_days: 2 },
  ]);
});

test('nothing of it is left when the account is deleted', async () => {
  await owner.query(
    'insert into wellbeing.mood (user_id, date) select $1, $2::date + d from generate_series(1, 400) d',
    [kari, FIRST_DAY],
  );
  await addMemory(owner, randomUUID());
  await owner.query('delete from auth.users where id = $1', [kari]);
  for (const table of [...LEDGER, 'mood', 'memory'])
    expect([table, await rows(`select from wellbeing.${table} where user_id = $1`, [kari])]).toEqual([table, []]);
});

test('every trigger notes a kind that the domain knows', async () => {
  const noted = await rows<{ kind: string }>(
    `select replace(encode(tgargs, 'escape'), '\\000', '') as kind
       from pg_trigger
      where tgfoid in ('wellbeing.note_activity()'::regprocedure, 'wellbeing.note_memory()'::regprocedure)`,
  );
  const kinds = noted.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['check_in', 'memory', 'mood']));
  expect(ACTIVITY_KINDS).toEqual(expect.arrayContaining(kinds));
});

test('it is written by nobody but the database itself', async () => {
  const writable = await rows(
    `select name from unnest($1::text[]) name
      where has_table_privilege('authenticated', 'wellbeing.' || name, 'insert, update, delete, truncate')`,
    [LEDGER],
  );
  expect(writable).toEqual([]);
});

test('no function of the ledger can be called but those for rest days and for an import', async () => {
  const open = await rows<{ name: string }>(
    `select proname as name from pg_proc
      where pronamespace = 'wellbeing'::regnamespace and has_function_privilege('authenticated', oid, 'execute')
        and proname ~ 'ledger|activity|streak|rest_day' order by 1`,
  );
  expect(open.map(({ name }) => name)).toEqual(['merge_ledger', 'restore_ledger', 'take_rest_day', 'undo_rest_day']);
});
