import { addDays, localDate } from '@spire/domain/dates';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { Client } from 'pg';

const today = localDate(new Date(), 'Europe/Oslo');
let stack: TestStack;
let owner: Client;

beforeAll(async () => {
  stack = await startTestStack();
  owner = new Client({ connectionString: databaseOf(stack.dataFolder).owner });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await stack.stop();
});

/** Someone with check-ins that many days ago, older than the graph itself would accept. */
async function growthAfter(daysAgo: number[]): Promise<unknown> {
  const person = await newPerson(stack);
  await owner.query(`insert into wellbeing.check_in (user_id, date, need_more) select $1, unnest($2::date[]), '{ro}'`, [
    person.id,
    daysAgo.map((days) => addDays(today, -days)),
  ]);
  const answer = await graphClient(
    stack.url,
    person.token,
  )<{ me: { growth: unknown } }>('{ me { growth { points level checkInDays currentStreak memories } } }');
  return answer.data?.me.growth;
}

const run = (from: number, length: number) => Array.from({ length }, (_, index) => from + index);

test.each([
  ['nothing', [], 0],
  ['today alone', [0], 1],
  ['until yesterday', [1, 2], 2],
  ['a run that ended before yesterday', [2, 3], 0],
  ['a gap', [0, 1, 3, 4], 2],
  ['a run of exactly one page', run(0, 60), 60],
  ['a run over several pages', run(0, 200), 200],
  ['a run that breaks on the second page', [...run(0, 75), ...run(90, 50)], 75],
])('the streak of %s', async (_name, daysAgo, streak) => {
  await expect(growthAfter(daysAgo)).resolves.toMatchObject({ currentStreak: streak, checkInDays: daysAgo.length });
});

test('a date ahead, written further east, does not break the streak', async () => {
  await expect(growthAfter([-1, 0, 1])).resolves.toMatchObject({ currentStreak: 2, checkInDays: 3, points: 6 });
});
