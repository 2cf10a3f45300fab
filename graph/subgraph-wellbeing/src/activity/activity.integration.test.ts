import { randomUUID } from 'node:crypto';
import { BREATHING } from '@spire/content/exercises/breathing';
import { addDays } from '@spire/domain/dates';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';

const QUERY = `query ($first: Int!, $after: String) {
  me { activities(first: $first, after: $after) { nodes { id kind date at title points } endCursor hasNextPage } }
}`;
interface Feed {
  nodes: { id: string; kind: string; date: string; title: string | null; points: number }[];
  endCursor: string | null;
  hasNextPage: boolean;
}

const yesterday = addDays(today, -1);
let stack: TestStack;
const task = randomUUID();
let kari: TestPerson;
let ola: TestPerson;

const ask = (person: TestPerson, query: string, variables: object = {}) =>
  graphClient(stack.url, person.token)<{ me: { activities: Feed } }>(query, { ...variables });
const feed = async (person: TestPerson, first = 20, after: string | null = null) =>
  (await ask(person, QUERY, { first, after })).data?.me.activities;

beforeAll(async () => {
  stack = await startTestStack();
  [kari, ola] = [await newPerson(stack), await newPerson(stack)];
  const deleted = randomUUID();
  const memory = (title: string, date: string, id = randomUUID()) =>
    `addMemory(input: { id: "${id}", title: "${title}", description: "x", emoji: "🌲", category: ro,
       goodnessRating: 8, effortRating: 2, date: "${date}" }) { id }`;
  for (const change of [
    memory('Kept', today),
    memory('Deleted', yesterday, deleted),
    `saveMood(input: { date: "${today}", mood: 4 }) { id }`,
    `saveMood(input: { date: "${today}", mood: 5 }) { id }`,
    `recordSuggestion(input: { suggestionText: "Gå en tur", suggestionType: ai, interactionType: completed,
       date: "${yesterday}" }) { id }`,
    `replaceTasks(input: { date: "${yesterday}", tasks: [{ id: "${task}", text: "Drikk vann", type: wellbeing }] }) { id }`,
    `setTaskCompleted(id: "${task}", isCompleted: true) { id }`,
    `saveCheckIn(input: { date: "${yesterday}", needMore: [ro] }) { id }`,
  ])
    await ask(kari, `mutation { ${change} }`);
  await ask(kari, `mutation { deleteMemory(id: "${deleted}") }`);
});
afterAll(() => stack.stop());

test('the feed tells each thing once, by day, and keeps what was deleted, without its title', async () => {
  const nodes = (await feed(kari))?.nodes ?? [];
  expect(nodes.map(({ kind, date, title, points }) => [kind, date, title, points])).toEqual([
    ['mood', today, null, 0],
    ['memory', today, 'Kept', 0.5],
    ['check_in', yesterday, null, 2],
    ['task', yesterday, 'Drikk vann', 1],
    ['suggestion', yesterday, 'Gå en tur', 1],
    ['memory', yesterday, null, 0.5],
  ]);
});

test('days can be named, and a memory tells its category', async () => {
  const query = `query ($from: LocalDate, $to: LocalDate) { me { activities(from: $from, to: $to) { nodes { kind date chips } } } }`;
  const on = async (wanted: object) =>
    (await graphClient(stack.url, kari.token)<{ me: { activities: { nodes: object[] } } }>(query, { ...wanted })).data
      ?.me.activities.nodes;
  await expect(on({ from: today, to: today })).resolves.toEqual([
    { kind: 'mood', date: today, chips: [] },
    { kind: 'memory', date: today, chips: ['memoryCategories.ro'] },
  ]);
  await expect(on({ to: addDays(yesterday, -1) })).resolves.toEqual([]);
  await expect(on({ from: yesterday, to: yesterday })).resolves.toHaveLength(4);
});

test('each says in words what it was: the mood, the exercise and how it felt, the chips and what was written', async () => {
  const lisa = await newPerson(stack);
  const now = new Date().toISOString();
  const [library] = BREATHING;
  const id = randomUUID();
  for (const change of [
    `saveMood(input: { date: "${today}", mood: 2 }) { id }`,
    `saveCheckIn(input: { date: "${today}", needMore: [ro], whatIsGoodText: "Kaffen" }) { id }`,
    `addInnerBalance(input: { id: "${id}", date: "${today}", completedAt: "${now}", category: breathing,
       activity: "${library?.id ?? ''}" }) { id }`,
    `tellInnerBalance(input: { id: "${id}", feltAfter: lighter }) { id }`,
  ])
    expect((await ask(lisa, `mutation { ${change} }`)).errors).toBeUndefined();
  const query = `query ($search: String, $kinds: [ActivityKind!]) { me { activities(search: $search, kinds: $kinds) {
    nodes { kind title(language: en) mood feltAfter chips } hasNextPage } } }`;
  const told = async (wanted: object = {}) => (await ask(lisa, query, wanted)).data?.me.activities.nodes ?? [];
  const exercise = {
    kind: 'inner_balance',
    title: library?.title.en,
    mood: null,
    feltAfter: 'lighter',
    chips: [],
  };
  expect(await told()).toEqual(
    expect.arrayContaining([
      { kind: 'mood', title: null, mood: 2, feltAfter: null, chips: [] },
      { kind: 'check_in', title: 'Kaffen', mood: null, feltAfter: null, chips: ['needMore.ro'] },
      exercise,
    ]),
  );
  expect(await told({ kinds: ['inner_balance', 'memory'] })).toEqual([exercise]);
  // It is found by its name in either language, and by nobody else.
  expect(await told({ search: library?.title.no })).toEqual([exercise]);
  expect(await told({ search: 'kaffen' })).toMatchObject([{ kind: 'check_in' }]);
  expect(await told({ search: 'kaffen og noe annet' })).toEqual([]);
});

test('pages follow without a gap or a repeat', async () => {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const page: Feed | undefined = await feed(kari, 1, after);
    ids.push(...(page?.nodes ?? []).map(({ id }) => id));
    after = page?.hasNextPage === true ? page.endCursor : null;
  } while (after !== null);
  expect(ids).toEqual((await feed(kari))?.nodes.map(({ id }) => id));
});

test('it is one’s own alone, and no other’s cursor opens it', async () => {
  const cursor = (await feed(kari, 1))?.endCursor ?? null;
  await expect(feed(ola, 20, cursor)).resolves.toEqual({ nodes: [], endCursor: null, hasNextPage: false });
});
