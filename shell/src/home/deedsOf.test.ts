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
  const deeds = deedsOf(
    [done('task'), done('suggestion'), done('memory'), done('check_in'), done('inner_balance', '2026-11-23')],
    TODAY,
  );
  expect(deeds).toEqual({ ...NOTHING, hasCheckedIn: true, done: 2, memories: ['sun'] });
  expect(newestDeed(deeds)).toEqual({ kind: 'stone', count: 1 });
});

test('the line counts what is drawn, and no more', () => {
  const newest = (kind: string, times: number) =>
    newestDeed(
      deedsOf(
        Array.from({ length: times }, () => done(kind)),
        TODAY,
      ),
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
  expect(newestDeed(deeds)).toBeUndefined();
});
