import { bandOf, LEVELS, levelFor, levelProgress, nextLevelAt, roundPoints } from './growth.ts';

describe('growth levels', () => {
  it('strictly ascend from zero, so that every total has a level', () => {
    expect(LEVELS[0].from).toBe(0);
    LEVELS.slice(1).forEach((level, index) => expect(level.from).toBeGreaterThan(LEVELS[index]?.from ?? Infinity));
  });

  it('are reached exactly at their threshold', () => {
    for (const level of LEVELS) {
      expect(levelFor(level.from)).toBe(level.id);
      if (level.from > 0) expect(levelFor(level.from - 0.5)).not.toBe(level.id);
    }
  });

  it('show real progress to the next level and a full bar at the highest', () => {
    expect(levelProgress(0)).toBe(0);
    expect(levelProgress(37.5)).toBe(0.5);
    expect(levelProgress(100)).toBe(1);
    expect(levelProgress(110)).toBe(1);
    expect(nextLevelAt(99.5)).toBe(100);
    expect(nextLevelAt(100)).toBeNull();
  });

  it('round totals to one decimal', () => {
    expect(roundPoints(0.1 + 0.2)).toBe(0.3);
  });
});

test('the bands of a day meet at 4 and 6 without a hole, half points included', () => {
  const bands = [0, 0.5, 3.5, 3.9, 4, 5.5, 5.9, 6, 15].map(bandOf);
  expect(bands).toEqual(['none', 'little', 'little', 'little', 'some', 'some', 'some', 'much', 'much']);
});
