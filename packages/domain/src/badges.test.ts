import { BADGES, badgesOf } from './badges.ts';
import { ACTIVITY_POINTS, type ActivityCounts, LEVELS, pointsOf } from './growth.ts';
import { TOOLS } from './options.ts';

const badge = (id: string, counts: ActivityCounts) => badgesOf(counts).find((each) => each.id === id);

test('there is each badge once, in the order of the list', () => {
  expect(badgesOf({}).map(({ id }) => id)).toEqual(BADGES);
  expect(new Set(BADGES).size).toBe(BADGES.length);
});

test('a newcomer has the first level, and everything else ahead', () => {
  expect(badgesOf({}).filter(({ isEarned }) => isEarned)).toEqual([{ id: 'sprout', isEarned: true, has: 0, needs: 0 }]);
});

test.each([
  ['small_plant', { memory: 49 }, 24, 25],
  ['small_plant', { memory: 50 }, 25, 25],
  ['thriving_garden', { check_in: 50 }, 100, 100],
  ['first_check_in', { check_in: 3 }, 1, 1],
  ['seven_check_ins', { check_in: 6, mood: 9 }, 6, 7],
  ['ten_memories', { memory: 11 }, 10, 10],
  ['self_priority', { inner_balance: 5 }, 0, 1],
  ['all_tools', { inner_balance: 5, expectation_lift: 1 }, 2, 5],
])('%s with %j: %d of %d', (id, counts, has, needs) => {
  expect(badge(id, counts)).toEqual({ id, isEarned: has === needs, has, needs });
});

test('all of them are earned by doing everything often enough', () => {
  const counts = { check_in: 50, memory: 10, ...Object.fromEntries(TOOLS.map((tool) => [tool, 1])) };
  expect(badgesOf(counts).every(({ isEarned }) => isEarned)).toBe(true);
  expect(pointsOf(counts)).toBeGreaterThanOrEqual(LEVELS[LEVELS.length - 1]?.from ?? Infinity);
});

test('points are those of D31', () => {
  expect(ACTIVITY_POINTS).toEqual({
    check_in: 2,
    mood: 0,
    memory: 0.5,
    suggestion: 1,
    task: 1,
    ...Object.fromEntries(TOOLS.map((tool) => [tool, 2])),
  });
  expect(pointsOf({ check_in: 1, mood: 3, memory: 3, task: 2, inner_balance: 1 })).toBe(7.5);
});
