import { LEVELS } from '@spire/domain/growth';
import { growthFacts } from './growthFacts.ts';

const totals = Array.from({ length: 1101 }, (_, index) => index / 10);

test('points and what is left always end at a threshold', () => {
  for (const total of totals.filter((each) => each < 100)) {
    const { points, left } = growthFacts(total);
    expect(LEVELS.map(({ from }) => from)).toContain(Math.round((points + (left ?? 0)) * 10) / 10);
  }
});

test('progress stays between nothing and full, and is full only from the highest level on', () => {
  for (const total of totals) {
    const { progress } = growthFacts(total);
    expect(progress).toBeGreaterThanOrEqual(0);
    expect(progress === 1).toBe(total >= 100);
  }
});

test('nothing is left to reach at the highest level', () => {
  expect(growthFacts(110)).toEqual({ points: 110, left: null, progress: 1 });
});

test('half points are said exactly', () => {
  expect(growthFacts(37.5)).toEqual({ points: 37.5, left: 12.5, progress: 0.5 });
});
