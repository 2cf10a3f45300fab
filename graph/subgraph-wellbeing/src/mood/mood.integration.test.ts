import { addDays } from '@spire/domain/dates';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';

interface Mood {
  id: string;
  date: string;
  mood: number | null;
}

let stack: TestStack;
let kari: TestPerson;

beforeAll(async () => {
  stack = await startTestStack();
});
beforeEach(async () => {
  kari = await newPerson(stack);
});
afterAll(() => stack.stop());

const ask = <Data>(query: string, variables: object = {}) =>
  graphClient(stack.url, kari.token)<Data>(query, { ...variables });
const save = async (date: string, mood?: number | null) =>
  (
    await ask<{ saveMood: Mood }>('mutation ($input: SaveMoodInput!) { saveMood(input: $input) { id date mood } }', {
      input: { date, mood },
    })
  ).data?.saveMood;
const todays = async () =>
  (await ask<{ me: { todaysMood: Mood | null } }>('{ me { todaysMood { id date mood } } }')).data?.me.todaysMood;

test('there is one a day: the latest wins, but not one without a value', async () => {
  expect(await todays()).toBeNull();
  const first = await save(today);
  expect(first).toMatchObject({ date: today, mood: null });
  expect(await save(today, 2)).toEqual({ ...first, mood: 2 });
  expect(await save(today, 5)).toEqual({ ...first, mood: 5 });
  expect(await save(today, null)).toEqual({ ...first, mood: 5 });
  expect(await todays()).toEqual({ ...first, mood: 5 });
});

test('many at once leave one', async () => {
  const saved = await Promise.all([1, 2, 3, 4, 5, 1, 2, 3].map((mood) => save(today, mood)));
  expect(new Set(saved.map((each) => each?.id)).size).toBe(1);
  expect(saved).not.toContain(undefined);
});

test('it makes a day of a streak, and no points', async () => {
  await save(addDays(today, -1), 3);
  await save(today);
  const answer = await ask('{ me { growth { currentStreak points checkInDays } } }');
  expect(answer.data).toEqual({ me: { growth: { currentStreak: 2, points: 0, checkInDays: 0 } } });
});

test('those of a period come newest first, page by page', async () => {
  for (const days of [0, 1, 2, 3, 4]) await save(addDays(today, -days), 5 - days);
  const page = async (after: string | null) => {
    const query = `query ($from: LocalDate, $to: LocalDate, $after: String) {
      me { moods(from: $from, to: $to, first: 2, after: $after) { nodes { mood } endCursor hasNextPage } } }`;
    const period = { from: addDays(today, -3), to: addDays(today, -1) };
    const answer = await ask<{ me: { moods: { nodes: Mood[]; endCursor: string; hasNextPage: boolean } } }>(query, {
      ...period,
      after,
    });
    return answer.data?.me.moods;
  };
  const first = await page(null);
  expect(first).toMatchObject({ nodes: [{ mood: 4 }, { mood: 3 }], hasNextPage: true });
  expect(await page(first?.endCursor ?? null)).toMatchObject({ nodes: [{ mood: 2 }], hasNextPage: false });
});
