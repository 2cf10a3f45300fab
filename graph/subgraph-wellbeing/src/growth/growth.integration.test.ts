import { randomUUID } from 'node:crypto';
import { addDays } from '@spire/domain/dates';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';
import { bareCheckIns, bareMemories } from '../testing/bareRecords.ts';

let stack: TestStack;
let person: TestPerson;

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  person = await newPerson(stack);
});

const daysAgo = (days: number) => addDays(today, -days);
const run = (from: number, length: number) => Array.from({ length }, (_, index) => from + index);
const checkIn = (days: number[]) =>
  asOwner(stack.dataFolder, bareCheckIns('select unnest($2::date[])'), [person.id, days.map(daysAgo)]);
const takeRest = (days: number[]) =>
  asOwner(stack.dataFolder, 'select wellbeing.add_streak_day($1, unnest($2::date[]), false)', [
    person.id,
    days.map(daysAgo),
  ]);
async function growth(fields: string): Promise<unknown> {
  const ask = graphClient(stack.url, person.token)<{ me: { growth: unknown } }>;
  return (await ask(`{ me { growth { ${fields} } } }`)).data?.me.growth;
}

test.each([
  ['nothing', [], [], 0],
  ['today alone', [0], [], 1],
  ['until yesterday', [1, 2], [], 2],
  ['a run that ended before yesterday', [2, 3], [], 0],
  ['a gap', [0, 1, 3, 4], [], 2],
  ['many days', run(0, 200), [], 200],
  ['a gap long ago', [...run(0, 75), ...run(90, 50)], [], 75],
  ['a date ahead, written further east', [-1, 0, 1], [], 2],
  ['rest days in between', [0, 3], [1, 2], 2],
  ['a rest day today', [1, 2], [0], 2],
  ['rest days alone', [], [0, 1], 0],
])('the streak of %s', async (_name, days, rest, streak) => {
  await checkIn(days);
  await takeRest(rest);
  await expect(growth('currentStreak checkInDays points isRestDayToday')).resolves.toEqual({
    currentStreak: streak,
    checkInDays: days.length,
    points: days.length * 2,
    isRestDayToday: rest.includes(0),
  });
});

test('deleting a memory takes no points, no level and no badge', async () => {
  const fifty = bareMemories('select gen_random_uuid(), $2::date from generate_series(1, 50)');
  await asOwner(stack.dataFolder, fifty, [person.id, today]);
  const before = await growth('points level memories badges { id isEarned has needs }');
  await asOwner(stack.dataFolder, 'delete from wellbeing.memory where user_id = $1', [person.id]);
  await expect(growth('points level memories badges { id isEarned has needs }')).resolves.toEqual(before);
  expect(before).toMatchObject({
    points: 25,
    level: 'small_plant',
    memories: 50,
    badges: expect.arrayContaining([
      { id: 'small_plant', isEarned: true, has: 25, needs: 25 },
      { id: 'flower', isEarned: false, has: 25, needs: 50 },
      { id: 'ten_memories', isEarned: true, has: 10, needs: 10 },
    ]) as unknown,
  });
});

test('what is unticked gives no points', async () => {
  const change = (name: string, rest: string) =>
    asOwner(stack.dataFolder, `select wellbeing.${name}($1, 'task', $2${rest})`, [person.id, task]);
  const task = randomUUID();
  await change('add_activity', `, '${today}', now()`);
  await expect(growth('points completedTasks')).resolves.toEqual({ points: 1, completedTasks: 1 });
  await change('withdraw_activity', '');
  await expect(growth('points completedTasks')).resolves.toEqual({ points: 0, completedTasks: 0 });
});

test.each([14, 28])('each of the last %d days is there, oldest first', async (last) => {
  await checkIn([1, last - 1, last]);
  await takeRest([0]);
  const { days } = (await growth(`days(last: ${last}) { date points checkIn isRestDay }`)) as { days: unknown[] };
  const day = (ago: number, checkIn = false) => ({
    date: daysAgo(ago),
    points: checkIn ? 2 : 0,
    checkIn,
    isRestDay: ago === 0,
  });
  expect(days).toEqual(
    run(0, last)
      .map((ago) => day(ago, ago === 1 || ago === last - 1))
      .reverse(),
  );
});
