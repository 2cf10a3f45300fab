import { deedsOf, newestDeed } from './deedsOf.ts';

const TODAY = '2026-11-24';
const NOTHING = {
  isResting: false,
  isInFlower: false,
  hasCheckedIn: false,
  done: 0,
  memories: [],
  hasUsedTool: false,
};
const done = (kind: string, date = TODAY) => ({ id: kind, kind, date }) as never;

test('what was done today is in the scene, and yesterday’s is not', () => {
  const activities = [
    ...[done('task'), done('suggestion'), done('memory'), done('check_in')],
    done('inner_balance', '2026-11-23'),
  ];
  expect(deedsOf(activities, TODAY)).toEqual({ ...NOTHING, hasCheckedIn: true, done: 2, memories: ['sun'] });
  expect(newestDeed(activities, TODAY)).toEqual({ kind: 'bud', count: 2 });
});

test('the line says what came last, whatever came before it, and passes over a mood', () => {
  const newest = (...kinds: string[]) =>
    newestDeed(
      kinds.map((kind) => done(kind)),
      TODAY,
    )?.kind;
  expect(newest('suggestion', 'memory', 'inner_balance', 'check_in')).toBe('bud');
  expect(newest('mood', 'check_in', 'memory')).toBe('leaf');
  expect(newest('memory', 'task', 'task', 'task')).toBe('stone');
  expect(newest('task', 'task', 'task', 'memory', 'inner_balance')).toBe('flower');
  expect(newest('inner_balance', 'memory')).toBe('bird');
});

test('the line counts what is drawn, and no more', () => {
  const newest = (kind: string, times: number) =>
    newestDeed(
      Array.from({ length: times }, () => done(kind)),
      TODAY,
    );
  expect([1, 3, 4].map((times) => newest('suggestion', times))).toEqual([
    { kind: 'bud', count: 1 },
    { kind: 'bud', count: 3 },
    { kind: 'bud', count: 3 },
  ]);
  expect(newest('task', 3)).toEqual({ kind: 'flower', count: 3 });
  expect([2, 6].map((times) => newest('memory', times)?.count)).toEqual([2, 5]);
});

test('each of the tools brings the bird, and a mood nothing', () => {
  expect(deedsOf([done('expectation_lift')], TODAY).hasUsedTool).toBe(true);
  const deeds = deedsOf([done('mood')], TODAY);
  expect(deeds).toEqual(NOTHING);
  expect(newestDeed([done('mood')], TODAY)).toBeUndefined();
});
