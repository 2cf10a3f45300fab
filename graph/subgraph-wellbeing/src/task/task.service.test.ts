import { LIMITS } from '@spire/domain/limits';
import { requestAt } from '@spire/graph-kit/testing/requests';
import { wrongFields } from '@spire/graph-kit/testing/wrongFields';
import type { TaskInput } from './task.input.ts';
import { createTaskService } from './task.service.ts';
import type { TaskStore } from './task.store.ts';
import type { Task } from './task.type.ts';

/** A day that keeps nothing back. */
const CALM_DAY = {
  ...{
    date: '2026-05-20',
    helpKind: null,
    wasHelpYesterday: false,
    isHardDay: false,
    mood: null,
    isRestDay: false,
    isAllShown: false,
  },
  weight: null,
};

const { claims, now } = requestAt();
const today = '2026-05-20';
const id = '33333333-3333-4333-8333-333333333333';

/** A store that holds what the last replacement gave it, in the order of that. */
function memoryStore(stored: Task[] = []): TaskStore {
  return {
    list: (_claims, date) => Promise.resolve(stored.filter((task) => task.date === date)),
    listSince: (_claims, date) => Promise.resolve(stored.filter((task) => task.date >= date)),
    find: (_claims, wanted) => Promise.resolve(stored.find((task) => task.id === wanted) ?? null),
    replace: (_claims, date, tasks) => {
      stored = tasks.map((task) => ({ ...task, date, completedAt: null, isCompleted: false }));
      return Promise.resolve(stored);
    },
    setCompletedAt: (_claims, wanted, completedAt) => {
      const task = stored.find((each) => each.id === wanted);
      return Promise.resolve(task === undefined ? null : { ...task, completedAt, isCompleted: completedAt !== null });
    },
  };
}

const task = (change: Partial<TaskInput> = {}): TaskInput => ({
  text: 'Pust rolig',
  type: 'mindfulness',
  source: 'built_in',
  ...change,
});
const start = () => createTaskService(memoryStore(), { ofToday: () => Promise.resolve(CALM_DAY) });
const fieldsOf = async (tasks: TaskInput[], date = today) =>
  (await wrongFields(async () => start().replace(claims, { date, tasks }, now))).map(
    ({ field, code }) => `${field} ${code}`,
  );

test('a day has its tasks in the order of their types, with priorities in that order', async () => {
  const service = start();
  const tasks = [
    task({ type: 'activity' }),
    task(),
    task({ type: 'wellbeing', priority: 'high', text: ' Drikk vann ' }),
  ];
  const replaced = await service.replace(claims, { date: today, tasks }, now);
  expect(replaced).toMatchObject([
    { type: 'mindfulness', priority: 'high' },
    { type: 'wellbeing', priority: 'high', text: 'Drikk vann' },
    { type: 'activity', priority: 'low' },
  ]);
  await expect(service.list(requestAt(), null)).resolves.toEqual(replaced);
  await expect(service.list(requestAt(), '2026-05-19')).resolves.toEqual([]);
});

test('without a date they are those of today where the person is', async () => {
  const service = start();
  await service.replace(claims, { date: '2026-05-21', tasks: [task()] }, now);
  const justAfterMidnight = requestAt({ now: new Date('2026-05-20T22:30:00Z') });
  await expect(service.list(justAfterMidnight, null)).resolves.toHaveLength(1);
  await expect(service.list({ ...justAfterMidnight, timeZone: 'America/New_York' }, null)).resolves.toEqual([]);
});

test('the recent ones are those of 14 days where the person is, each text once', async () => {
  const on = (date: string, text: string): Task => ({
    ...{ ...task({ text }), id, date, priority: 'high', completedAt: null, isCompleted: false },
  });
  const stored = [on('2026-05-21', 'Ny'), on('2026-05-20', 'Ny'), on('2026-05-07', 'Eldst'), on('2026-05-06', 'Glemt')];
  const service = createTaskService(memoryStore(stored), { ofToday: () => Promise.resolve(CALM_DAY) });
  const justAfterMidnight = requestAt({ now: new Date('2026-05-20T22:30:00Z') });
  await expect(service.recentTexts(justAfterMidnight)).resolves.toEqual(['Ny', 'Eldst']);
});

test.each<[string, TaskInput[], string[]]>([
  ['no task', [], ['tasks REQUIRED']],
  ['two of a type', [task(), task()], ['tasks INVALID']],
  ['an id twice', [task({ id }), task({ id, type: 'activity' })], ['tasks INVALID']],
  ['too many', [task(), task(), task(), task()], ['tasks TOO_MANY']],
  [
    'wrong texts and ids',
    [task({ id: 'x' }), task({ type: 'activity', text: ' ' }), task({ type: 'wellbeing', text: '\0' })],
    ['tasks.0.id INVALID', 'tasks.2.text UNSEEN', 'tasks.1.text REQUIRED'],
  ],
  ['a long text', [task({ text: 'x'.repeat(LIMITS.freeText + 1) })], ['tasks.0.text TOO_LONG']],
])('%s', async (_name, tasks, wrong) => {
  expect(await fieldsOf(tasks)).toEqual(wrong);
});

test('tasks are for today, or for a day that still takes records', async () => {
  expect(await fieldsOf([task()], '2026-04-20')).toEqual([]);
  expect(await fieldsOf([task()], '2026-04-19')).toEqual(['date DATE_NOT_ACCEPTED']);
  expect(await fieldsOf([task()], '2026-05-23')).toEqual(['date DATE_NOT_ACCEPTED']);
});

test('a tick is set and taken off, by an id in any case', async () => {
  const service = start();
  await service.replace(claims, { date: today, tasks: [task({ id })] }, now);
  const tick = async (isCompleted: boolean) => service.setCompleted(claims, { id: id.toUpperCase(), isCompleted }, now);
  await expect(tick(true)).resolves.toMatchObject({ id, isCompleted: true, completedAt: now });
  await expect(tick(false)).resolves.toMatchObject({ isCompleted: false, completedAt: null });
});

test.each(['x', '44444444-4444-4444-8444-444444444444'])('there is no task "%s"', async (other) => {
  await expect(start().setCompleted(claims, { id: other, isCompleted: true }, now)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('a task of long ago stays as it is', async () => {
  const old: Task = { ...task(), id, date: '2026-01-01', priority: 'high', completedAt: null, isCompleted: false };
  const service = createTaskService(memoryStore([old]), { ofToday: () => Promise.resolve(CALM_DAY) });
  expect(await wrongFields(async () => service.setCompleted(claims, { id, isCompleted: true }, now))).toMatchObject([
    { field: 'id', code: 'DATE_NOT_ACCEPTED' },
  ]);
});
