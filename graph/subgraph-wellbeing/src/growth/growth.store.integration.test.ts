import type { Claims } from '@spire/graph-kit/claims';
import { createLog } from '@spire/graph-kit/log';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { newPerson } from '@spire/graph-kit/testing/persons';
import { claimsOf } from '@spire/graph-kit/testing/requests';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { openWellbeingDatabase, type WellbeingDatabase } from '../database.ts';
import { bareMemories } from '../testing/bareRecords.ts';
import { createGrowthStore, type GrowthStore } from './growth.store.ts';

const TODAY = '2026-05-20';
let stack: TestStack;
let database: WellbeingDatabase;

beforeAll(async () => {
  stack = await startTestStack();
  database = await openWellbeingDatabase({
    databaseUrl: databaseOf(stack.dataFolder).authenticator,
    log: createLog('test', 'silent'),
  });
});
afterAll(async () => {
  await database.stop();
  await stack.stop();
});

/** Someone who has had a mood and a memory on each of so many days, with a day off in between now and then. */
async function personAfter(days: number): Promise<Claims> {
  const { id } = await newPerson(stack);
  const each = `from generate_series(0, $2 - 1) day where day % 30 < 29`;
  await asOwner(
    stack.dataFolder,
    `insert into wellbeing.mood (user_id, date) select $1, '${TODAY}'::date - day ${each}`,
    [id, days],
  );
  await asOwner(stack.dataFolder, bareMemories(`select gen_random_uuid(), '${TODAY}'::date - day ${each}`), [id, days]);
  // Counted up all at once they leave more behind them than day by day.
  await asOwner(stack.dataFolder, 'vacuum wellbeing.activity_total, wellbeing.activity_day, wellbeing.streak_run');
  return claimsOf({ sub: id });
}

type Read = (store: GrowthStore, claims: Claims) => Promise<unknown>;

/** How many rows and index entries the database touches in the statements of `read`. */
async function touched(claims: Claims, read: Read): Promise<number> {
  let count = NaN;
  const watched: WellbeingDatabase = {
    ...database,
    queryAsCaller: (who, work) =>
      database.transactionAsCaller(who, async (transaction) => {
        // A small table is read whole otherwise, other people's rows included.
        await transaction.$executeRaw`set local enable_seqscan = off`;
        const answer = await work(transaction);
        const [row] = await transaction.$queryRaw<{ count: number }[]>`
          select sum(pg_stat_get_xact_tuples_returned(oid))::integer as count from pg_class
           where relnamespace = 'wellbeing'::regnamespace and relkind in ('r', 'i')`;
        count = row?.count ?? NaN;
        return answer;
      }),
  };
  await read(createGrowthStore(watched), claims);
  return count;
}

test.each<[string, number, Read]>([
  ['growth', 12, (store, claims) => store.readStanding(claims, TODAY)],
  ['the last 28 days', 120, (store, claims) => store.readDays(claims, '2026-04-23', TODAY)],
])('%s touches a few rows, as many after two years as after four weeks', async (_name, most, read) => {
  const [newer, older] = [await personAfter(28), await personAfter(700)];
  const rows = await touched(older, read);
  expect(rows).toBeLessThanOrEqual(most);
  // An index keeps a few dead entries for as long as a test beside this one can see them.
  expect(rows).toBeLessThanOrEqual((await touched(newer, read)) * 1.2 + 8);
  expect(rows).toBeGreaterThan(0);
});
