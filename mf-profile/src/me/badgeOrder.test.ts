import { badgesOf } from '@spire/domain/badges';
import { badgesShown } from './badgeOrder.ts';

test('somebody new has the first level, and is shown the way to one thing', () => {
  const { earned, next } = badgesShown(badgesOf({}));
  expect(earned.map(({ id }) => id)).toEqual(['sprout']);
  expect(next?.id).toBe('small_plant');
});

test('the nearest is next, and nothing is shown twice or left out', () => {
  const badges = badgesOf({ check_in: 6, memory: 1 });
  const { earned, next, later } = badgesShown(badges);
  expect(next?.id).toBe('seven_check_ins');
  expect([...earned, next, ...later].map((each) => each?.id).toSorted()).toEqual(badges.map(({ id }) => id).toSorted());
});

test('when all are earned nothing is left to come', () => {
  const all = { inner_balance: 40, micro_regulation: 1, social_support: 1, self_priority: 1, expectation_lift: 1 };
  expect(badgesShown(badgesOf({ ...all, check_in: 7, memory: 10 }))).toMatchObject({ next: undefined, later: [] });
});
