import { requestAt } from '@spire/graph-kit/testing/requests';
import { createGrowthService } from './growth.service.ts';
import type { GrowthRecords } from './growth.store.ts';

const read = (records: Partial<GrowthRecords>, context = requestAt()) =>
  createGrowthService({
    read: () => Promise.resolve({ checkInDays: 0, memories: 0, latestDates: [], ...records }),
  }).read(context);

test('a newcomer is a sprout with everything ahead', async () => {
  await expect(read({})).resolves.toEqual({
    points: 0,
    level: 'sprout',
    nextLevelAt: 25,
    checkInDays: 0,
    currentStreak: 0,
    memories: 0,
  });
});

test('a check-in day counts two points, a memory half a point', async () => {
  await expect(read({ checkInDays: 12, memories: 3 })).resolves.toMatchObject({
    points: 25.5,
    level: 'small_plant',
    nextLevelAt: 50,
  });
  await expect(read({ checkInDays: 50 })).resolves.toMatchObject({ level: 'thriving_garden', nextLevelAt: null });
});

test('the streak ends today or yesterday where the person is', async () => {
  const latestDates = ['2026-05-20', '2026-05-19', '2026-05-17'];
  const at = (now: string, timeZone = 'Europe/Oslo') =>
    read({ latestDates }, requestAt({ now: new Date(now), timeZone }));
  await expect(at('2026-05-20T10:00:00Z')).resolves.toMatchObject({ currentStreak: 2 });
  await expect(at('2026-05-21T10:00:00Z')).resolves.toMatchObject({ currentStreak: 2 });
  await expect(at('2026-05-21T22:30:00Z')).resolves.toMatchObject({ currentStreak: 0 });
  await expect(at('2026-05-21T22:30:00Z', 'America/New_York')).resolves.toMatchObject({ currentStreak: 2 });
});
