import { randomUUID } from 'node:crypto';
import { addDays } from '@spire/domain/dates';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';
import { type WellbeingBeside, wellbeingBeside } from '../testing/wellbeingBeside.ts';

interface Task {
  id: string;
  text: string;
  type: string;
  isCompleted: boolean;
}

const TYPES = ['mindfulness', 'wellbeing', 'activity'] as const;
let stack: TestStack;
let wellbeing: WellbeingBeside;
let kari: TestPerson;

beforeAll(async () => {
  stack = await startTestStack();
  wellbeing = await wellbeingBeside(stack);
});
beforeEach(async () => {
  kari = await newPerson(stack);
});
afterAll(async () => {
  await wellbeing.stop();
  await stack.stop();
});

const ask = <Data>(query: string, variables = {}, person = kari) =>
  graphClient(stack.url, person.token)<Data>(query, variables);
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) =>
  answer.errors?.[0]?.extensions.code ?? 'done';
const newDay = (text: string) => TYPES.map((type) => ({ id: randomUUID(), text: `${text} ${type}`, type }));
const replace = (tasks: object[], date = today) =>
  ask<{ replaceTasks: Task[] }>(
    'mutation ($i: ReplaceTasksInput!) { replaceTasks(input: $i) { id text type isCompleted } }',
    { i: { date, tasks } },
  );
const tick = (id: string | undefined, isCompleted: boolean, person = kari) =>
  ask(
    'mutation ($id: ID!, $is: Boolean!) { setTaskCompleted(id: $id, isCompleted: $is) { isCompleted } }',
    { id, is: isCompleted },
    person,
  );
const tasksOf = async () =>
  (await ask<{ me: { tasks: Task[] } }>('{ me { tasks { id text type isCompleted } } }')).data?.me.tasks;
const ledger = () =>
  asOwner(stack.dataFolder, 'select kind, source_id as id from wellbeing.activity where user_id = $1', [kari.id]);
const twenty = <Result>(work: () => Promise<Result>) => Promise.all(Array.from({ length: 20 }, work));

test('new tasks take the place of those that are not completed', async () => {
  const [mindfulness, ...others] = newDay('Første');
  await replace([...others.toReversed(), mindfulness ?? {}]);
  await tick(mindfulness?.id, true);
  const second = newDay('Andre');
  const replaced = await replace(second);
  const list = [
    { ...mindfulness, isCompleted: true },
    ...second.slice(1).map((task) => ({ ...task, isCompleted: false })),
  ];
  expect(replaced.data?.replaceTasks).toEqual(list);
  expect((await replace(second)).data?.replaceTasks).toEqual(list);
  await expect(tasksOf()).resolves.toEqual(list);
  expect(codeOf(await tick(others[0]?.id, true))).toBe('NOT_FOUND');
});

test('however many devices ask for new tasks at the same time, a day has one of each type', async () => {
  const codes = (await twenty(() => replace(newDay('Samtidig')))).map(codeOf);
  expect(new Set(codes)).toEqual(new Set(['done']));
  expect((await tasksOf())?.map(({ type }) => type)).toEqual(TYPES);
});

test('a tick counts once, and taking it off takes it back', async () => {
  const [task] = (await replace(newDay('Tell'))).data?.replaceTasks ?? [];
  await twenty(() => tick(task?.id, true));
  await expect(ledger()).resolves.toEqual([{ kind: 'task', id: task?.id }]);
  await twenty(() => tick(task?.id, false));
  await expect(ledger()).resolves.toEqual([]);
  for (const isCompleted of [true, false, true]) await tick(task?.id, isCompleted);
  await expect(ledger()).resolves.toHaveLength(1);
});

test('an id that is a task of another day or type is refused, and nothing is changed', async () => {
  const [task, other] = newDay('Mandag');
  await replace([task ?? {}, other ?? {}]);
  for (const [tasks, date] of [
    [[{ ...task }], addDays(today, -1)],
    [[{ ...task, type: 'activity' }], today],
  ] as const)
    expect(codeOf(await replace([...tasks], date))).toBe('VALIDATION_FAILED');
  await expect(tasksOf()).resolves.toMatchObject([task, other]);
});

test('recent tasks are those of 14 days, newest first, for the subgraph alone', async () => {
  const [task] = newDay('Ny');
  for (const [text, daysBack] of [
    ['Glemt', 15],
    ['Eldst', 14],
    ['Ny', 0],
  ] as const)
    await replace([{ ...task, id: randomUUID(), text }], addDays(today, -daysBack));
  const { me } = await wellbeing.ask<{ me: { texts: string[] } }>('{ me { texts: recentTaskTexts } }', {}, kari.id);
  expect(me.texts).toEqual(['Ny', 'Eldst']);
  const { errors } = await ask('{ me { recentTaskTexts } }');
  expect(JSON.stringify(errors)).toContain('Cannot query field');
});

test('the text is not in the row', async () => {
  await replace([{ text: 'hemmelig-0815', type: 'wellbeing' }]);
  const [row] = await asOwner<{ row: string }>(
    stack.dataFolder,
    'select t::text as row from wellbeing.task t where user_id = $1',
    [kari.id],
  );
  expect(row?.row).not.toContain(Buffer.from('hemmelig').toString('hex'));
  await expect(tasksOf()).resolves.toMatchObject([{ text: 'hemmelig-0815' }]);
});

test('another person finds none of them, and the ids stay free to use', async () => {
  const tasks = newDay('Karis');
  await replace(tasks);
  const ola = await newPerson(stack);
  expect(codeOf(await tick(tasks[0]?.id, true, ola))).toBe('NOT_FOUND');
  const hers = await tasksOf();
  const his = await ask<{ replaceTasks: Task[] }>(
    'mutation ($i: ReplaceTasksInput!) { replaceTasks(input: $i) { id text } }',
    { i: { date: today, tasks: tasks.map((task) => ({ ...task, text: 'Olas' })) } },
    ola,
  );
  expect(his.data?.replaceTasks.map(({ id }) => id)).toEqual(tasks.map(({ id }) => id));
  await expect(tasksOf()).resolves.toEqual(hers);
});
