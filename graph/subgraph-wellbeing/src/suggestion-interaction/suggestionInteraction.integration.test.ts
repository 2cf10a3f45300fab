import { randomUUID } from 'node:crypto';
import { addDays } from '@spire/domain/dates';
import { LIMITS } from '@spire/domain/limits';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';

interface Recorded {
  recordSuggestion: { id: string; suggestionText: string; interactionType: string };
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

const ask = <Data>(query: string, variables = {}, person = kari) =>
  graphClient(stack.url, person.token)<Data>(query, variables);
const record = (interactionType: string, change: Record<string, unknown> = {}) =>
  ask<Recorded>(
    'mutation ($i: RecordSuggestionInput!) { recordSuggestion(input: $i) { id suggestionText interactionType } }',
    {
      i: {
        id: randomUUID(),
        suggestionText: 'Gå en tur',
        suggestionType: 'ai',
        interactionType,
        category: 'physical',
        date: today,
        ...change,
      },
    },
  );
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) =>
  answer.errors?.[0]?.extensions.code ?? 'done';
const rowsOf = (table: string, person = kari) =>
  asOwner(stack.dataFolder, `select * from wellbeing.${table} where user_id = $1`, [person.id]);
const undo = async (id: string | undefined, mutation = 'undoSuggestion', person = kari) =>
  codeOf(await ask(`mutation ($id: ID!) { ${mutation}(id: $id) }`, { id }, person));
const twenty = <Result>(work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: 20 }, (_, index) => work(index)));

test('of twenty generated at the same time exactly as many are let through as a day has', async () => {
  const codes = (await twenty((index) => record('generated', { suggestionText: `Tekst ${index}` }))).map(codeOf);
  expect(codes.filter((code) => code === 'done')).toHaveLength(LIMITS.suggestionsPerDay);
  expect(codes.filter((code) => code === 'DAILY_LIMIT')).toHaveLength(20 - LIMITS.suggestionsPerDay);
  await expect(rowsOf('suggestion_interaction')).resolves.toHaveLength(LIMITS.suggestionsPerDay);
  await expect(ask('{ me { suggestionsLeftToday } }')).resolves.toMatchObject({
    data: { me: { suggestionsLeftToday: 0 } },
  });
  expect(codeOf(await record('generated', { date: addDays(today, -3) }))).toBe('VALIDATION_FAILED');
});

test('the same id sent twenty times counts once', async () => {
  const id = randomUUID();
  expect(
    new Set((await twenty(() => record('generated', { id }))).map((answer) => answer.data?.recordSuggestion.id)),
  ).toEqual(new Set([id]));
  await expect(rowsOf('suggestion_day')).resolves.toMatchObject([{ generated: 1 }]);
});

test('a suggestion is completed once a date, and its point can be taken back', async () => {
  const answers = await twenty(() => record('completed'));
  const [first] = answers;
  const id = first?.data?.recordSuggestion.id;
  expect(new Set(answers.map((answer) => answer.data?.recordSuggestion.id))).toEqual(new Set([id]));
  await expect(rowsOf('activity')).resolves.toMatchObject([{ kind: 'suggestion', source_id: id }]);

  await record('completed', { suggestionText: 'Ring en venn' });
  await record('completed', { date: addDays(today, -1) });
  await expect(rowsOf('activity')).resolves.toHaveLength(3);

  expect(await undo(id)).toBe('done');
  expect(await undo(id)).toBe('NOT_FOUND');
  const left = await rowsOf('activity');
  expect(left).toHaveLength(2);
  expect(left).not.toContainEqual(expect.objectContaining({ source_id: id }));
  expect(codeOf(await record('completed'))).toBe('done');
  await expect(rowsOf('activity_total')).resolves.toMatchObject([{ kind: 'suggestion', count: 3 }]);
});

test('generated and liked give no points, and what was generated stays counted', async () => {
  const generated = (await record('generated')).data?.recordSuggestion.id;
  await record('liked');
  await expect(rowsOf('activity')).resolves.toEqual([]);
  expect(await undo(generated)).toBe('NOT_FOUND');
  await expect(rowsOf('suggestion_day')).resolves.toMatchObject([{ generated: 1 }]);
});

test('a text is liked once, listed, and taken off', async () => {
  const liked = await record('liked');
  const id = liked.data?.recordSuggestion.id;
  const again = await record('liked', { date: addDays(today, -1) });
  expect(again.data?.recordSuggestion.id).toBe(id);
  const completed = (await record('completed')).data?.recordSuggestion.id;
  const list =
    '{ me { likedSuggestions { nodes { id suggestionText category } } suggestionInteractions(type: completed) { nodes { id } } } }';
  await expect(ask(list)).resolves.toMatchObject({
    data: {
      me: {
        likedSuggestions: { nodes: [{ id, suggestionText: 'Gå en tur', category: 'physical' }] },
        suggestionInteractions: { nodes: [{ id: completed }] },
      },
    },
  });
  expect(await undo(completed, 'removeLikedSuggestion')).toBe('NOT_FOUND');
  expect(await undo(id, 'removeLikedSuggestion')).toBe('done');
  await expect(ask(list)).resolves.toMatchObject({ data: { me: { likedSuggestions: { nodes: [] } } } });
});

test('the text is not in the row, and another person’s fingerprint of it differs', async () => {
  const ola = await newPerson(stack);
  await record('liked', { suggestionText: 'hemmelig-0815' });
  const [mine] = await asOwner<{ row: string; fingerprint: string }>(
    stack.dataFolder,
    `select i::text as row, encode(fingerprint, 'hex') as fingerprint from wellbeing.suggestion_interaction i where user_id = $1`,
    [kari.id],
  );
  expect(mine?.row).not.toContain(Buffer.from('hemmelig').toString('hex'));
  kari = ola;
  await record('liked', { suggestionText: 'hemmelig-0815' });
  const [theirs] = await rowsOf('suggestion_interaction');
  expect((theirs as { fingerprint: Buffer }).fingerprint.toString('hex')).not.toBe(mine?.fingerprint);
});

test.each(['undoSuggestion', 'removeLikedSuggestion'])('%s finds nothing of another person', async (mutation) => {
  const id = (await record('liked')).data?.recordSuggestion.id;
  const ola = await newPerson(stack);
  expect(await undo(id, mutation, ola)).toBe('NOT_FOUND');
  await expect(rowsOf('suggestion_interaction')).resolves.toHaveLength(1);
});

test('everything goes with the account', async () => {
  for (const type of ['generated', 'liked', 'completed']) await record(type);
  await ask('mutation ($i: ReplaceTasksInput!) { replaceTasks(input: $i) { id } }', {
    i: { date: today, tasks: [{ text: 'Drikk vann', type: 'wellbeing' }] },
  });
  await asOwner(stack.dataFolder, 'delete from auth.users where id = $1', [kari.id]);
  for (const table of ['suggestion_interaction', 'suggestion_day', 'task', 'activity', 'activity_total'])
    await expect(rowsOf(table)).resolves.toEqual([]);
});
