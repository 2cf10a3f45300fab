import type { ActivityKind } from '@spire/domain/growth';
import { claimsOf } from '@spire/graph-kit/testing/requests';
import { createActivityService } from './activity.service.ts';
import type { ActivityEntry } from './activity.store.ts';

const entry = (sourceId: string, kind: ActivityKind): ActivityEntry => ({
  id: `of ${sourceId}`,
  kind,
  sourceId,
  date: '2026-05-20',
  createdAt: new Date('2026-05-20T10:00:00Z'),
});
const entries = [entry('a', 'memory'), entry('b', 'task'), entry('c', 'memory'), entry('d', 'inner_balance')];
const page = (
  loaders: Parameters<typeof createActivityService>[1],
  exercises: Parameters<typeof createActivityService>[2] = () => Promise.resolve(new Map()),
) =>
  createActivityService({ list: () => Promise.resolve(entries) }, loaders, exercises).page(claimsOf(), { first: 20 });

test('each gives the points of its kind', async () => {
  const { nodes } = await page({});
  expect(nodes.map(({ id, points }) => [id, points])).toEqual([
    ['of a', 0.5],
    ['of b', 1],
    ['of c', 0.5],
    ['of d', 2],
  ]);
  expect(nodes[0]).toMatchObject({ kind: 'memory', date: '2026-05-20', at: new Date('2026-05-20T10:00:00Z') });
});

test('the titles of a page are read together, once for each kind, and only when asked for', async () => {
  const memory = jest.fn(() => Promise.resolve(new Map([['a', 'Bålet']])));
  const task = jest.fn(() => Promise.resolve(new Map([['b', 'Gå en tur']])));
  const { nodes } = await page({ memory, task });
  expect(memory).not.toHaveBeenCalled();
  await expect(Promise.all(nodes.map(({ readTitle }) => readTitle()))).resolves.toEqual([
    'Bålet',
    'Gå en tur',
    null,
    null,
  ]);
  expect(memory.mock.calls).toEqual([[claimsOf(), ['a', 'c']]]);
  expect(task.mock.calls).toEqual([[claimsOf(), ['b']]]);
});

test('the exercises of a page are read together, and only of what leads one', async () => {
  const done = { exercise: 'along-the-seam', feltAfter: 'lighter' as const };
  const exercises = jest.fn(() => Promise.resolve(new Map([['d', done]])));
  const { nodes } = await page({}, exercises);
  expect(exercises).not.toHaveBeenCalled();
  await expect(Promise.all(nodes.map(({ readExercise }) => readExercise()))).resolves.toEqual([null, null, null, done]);
  expect(exercises.mock.calls).toEqual([[claimsOf(), ['d']]]);
});
