import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { dataKeysIn } from '@spire/graph-kit/testing/dataKeys';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { makeHistory } from './history.ts';
import { placeCrowd, placePeople } from './placePeople.ts';
import { seedPerson } from './seedPerson.ts';

/** Counts, by the columns that are the same for two people with the same history. */
const COUNTS = {
  activity: 'kind, date',
  activity_total: 'kind, count',
  activity_day: 'date, kind, count',
  streak_day: 'date, counts',
  streak_run: 'first_date, last_date, counting_days',
  suggestion_day: 'date, generated',
  memory_count: 'category, count',
};

let stack: TestStack;
let client: Client;

beforeAll(async () => {
  stack = await startTestStack();
  client = new Client({ connectionString: databaseOf(stack.dataFolder).owner });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await stack.stop();
});

async function countsOf(userId: string): Promise<Record<string, unknown[]>> {
  const counts: Record<string, unknown[]> = {};
  for (const [table, columns] of Object.entries(COUNTS)) {
    const { rows } = await client.query<Record<string, unknown>>(
      `select ${columns} from wellbeing.${table} where user_id = $1 order by ${columns}`,
      [userId],
    );
    counts[table] = rows;
  }
  return counts;
}

test('a crowd is counted as its triggers would count it', async () => {
  const history = makeHistory({ today, days: 40, memories: 9, activities: 0, isWhole: true, language: 'no', seed: 7 });
  const keys = dataKeysIn(stack.dataFolder);
  const [one, other] = ['one', 'other'].map((name) =>
    seedPerson(
      {
        email: `${name}-${randomUUID()}@example.org`,
        passwordHash: '',
        language: 'no',
        hasProfile: true,
        since: new Date(),
        history,
      },
      keys,
    ),
  ) as [ReturnType<typeof seedPerson>, ReturnType<typeof seedPerson>];
  await placePeople(client, [one]);
  await placeCrowd(client, [other]);
  const counted = await countsOf(one.id);
  expect(Object.values(counted).every((rows) => rows.length > 0)).toBe(true);
  expect(await countsOf(other.id)).toEqual(counted);
});
