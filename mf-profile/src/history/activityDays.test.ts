import { ACTIVITY_KINDS, type ActivityKind } from '@spire/domain/growth';
import { byDay, FILTERS } from './activityDays.ts';

test('every kind is found under one filter besides everything, and under no two', () => {
  const filters = Object.values(FILTERS).filter((kinds) => kinds !== undefined);
  const isIn = (kinds: readonly ActivityKind[], kind: ActivityKind) => kinds.includes(kind);
  for (const kind of ACTIVITY_KINDS) expect(filters.filter((kinds) => isIn(kinds, kind))).toHaveLength(1);
});

test('days come newest first, also where something was written late for an older day', () => {
  const feed = [
    { id: 'c', date: '2026-03-28', at: '2026-03-30T10:00:00Z' },
    { id: 'b', date: '2026-03-29', at: '2026-03-29T10:00:00Z' },
    { id: 'a', date: '2026-03-28', at: '2026-03-28T10:00:00Z' },
  ];
  expect(byDay(feed).map(({ date, all }) => [date, ...all.map(({ id }) => id)])).toEqual([
    ['2026-03-29', 'b'],
    ['2026-03-28', 'c', 'a'],
  ]);
});
