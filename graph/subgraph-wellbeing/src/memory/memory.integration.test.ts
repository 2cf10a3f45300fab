import { addDays, localDate } from '@spire/domain/dates';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';

interface Page {
  me: { memories: { nodes: { title: string }[]; totalCount: number; endCursor: string | null; hasNextPage: boolean } };
}

const today = localDate(new Date(), 'Europe/Oslo');
let stack: TestStack;
let kari: TestPerson;

const ask = <Data>(query: string, variables: Record<string, unknown>) =>
  graphClient(stack.url, kari.token)<Data>(query, variables);
const page = async (first: number, after: string | null) => {
  const query = `query ($first: Int!, $after: String) {
    me { memories(first: $first, after: $after) { nodes { title } totalCount endCursor hasNextPage } }
  }`;
  return (await ask<Page>(query, { first, after })).data?.me.memories;
};

beforeAll(async () => {
  stack = await startTestStack();
  kari = await newPerson(stack);
  for (const [title, daysAgo] of [
    ['oldest', 3],
    ['first today', 0],
    ['second today', 0],
    ['yesterday', 1],
    ['last today', 0],
  ] as const)
    await ask('mutation ($i: AddMemoryInput!) { addMemory(input: $i) { id } }', {
      i: {
        title,
        description: title,
        emoji: '🌲',
        category: 'ro',
        goodnessRating: 8,
        effortRating: 2,
        date: addDays(today, -daysAgo),
      },
    });
});
afterAll(() => stack.stop());

test('the newest comes first, and pages follow without a gap or a repeat', async () => {
  const titles: string[] = [];
  let after: string | null = null;
  do {
    const found: Page['me']['memories'] | undefined = await page(2, after);
    expect(found?.totalCount).toBe(5);
    titles.push(...(found?.nodes ?? []).map(({ title }) => title));
    after = found?.hasNextPage === true ? found.endCursor : null;
  } while (after !== null);
  expect(titles).toEqual(['last today', 'second today', 'first today', 'yesterday', 'oldest']);
});

test('a page after the last is empty', async () => {
  const all = await page(50, null);
  await expect(page(50, all?.endCursor ?? null)).resolves.toMatchObject({
    nodes: [],
    endCursor: null,
    hasNextPage: false,
  });
});
