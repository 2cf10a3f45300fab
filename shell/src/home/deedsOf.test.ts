import { deedsOf, newestDeed } from './deedsOf.ts';

const TODAY = '2026-11-24';
const done = (kind: string, date = TODAY) => ({ id: kind, kind, date }) as never;

test('what was done today is in the scene, and yesterday’s is not', () => {
  const deeds = deedsOf(
    [done('task'), done('suggestion'), done('memory'), done('check_in'), done('inner_balance', '2026-11-23')],
    TODAY,
  );
  expect(deeds).toEqual({ isResting: false, hasCheckedIn: true, done: 2, memories: ['sun'], hasUsedTool: false });
  expect(newestDeed(deeds)).toBe('stone');
});

test('each of the tools brings the bird, and a mood nothing', () => {
  expect(deedsOf([done('expectation_lift')], TODAY).hasUsedTool).toBe(true);
  const deeds = deedsOf([done('mood')], TODAY);
  expect(deeds).toEqual({ isResting: false, hasCheckedIn: false, done: 0, memories: [], hasUsedTool: false });
  expect(newestDeed(deeds)).toBeUndefined();
});
