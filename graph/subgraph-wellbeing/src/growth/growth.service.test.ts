import { addDays } from '@spire/domain/dates';
import { requestAt } from '@spire/graph-kit/testing/requests';
import { wrongFields } from '@spire/graph-kit/testing/wrongFields';
import { createGrowthService } from './growth.service.ts';
import type { GrowthStore, Standing } from './growth.store.ts';

const store = (standing: Partial<Standing> = {}): GrowthStore => ({
  readStanding: () => Promise.resolve({ counts: {}, streak: 0, isRestDay: false, ...standing }),
  readDays: (_claims, first, last) =>
    Promise.resolve([
      { date: first, counts: {}, isRestDay: true },
      {
        date: last,
        counts: { check_in: 1, mood: 1, memory: 3, task: 2, suggestion: 1, self_priority: 1 },
        isRestDay: false,
      },
    ]),
});
const read = (standing: Partial<Standing>) => createGrowthService(store(standing)).read(requestAt());

test('a newcomer is a sprout with everything ahead', async () => {
  await expect(read({})).resolves.toEqual({
    points: 0,
    level: 'sprout',
    nextLevelAt: 25,
    checkInDays: 0,
    currentStreak: 0,
    isRestDayToday: false,
    memories: 0,
    moodEntries: 0,
    completedSuggestions: 0,
    completedTasks: 0,
    toolCompletions: 0,
    counts: {},
  });
});

test('points and level come from how often each kind was done', async () => {
  const counts = { check_in: 9, mood: 40, memory: 3, suggestion: 1, task: 2, inner_balance: 1, expectation_lift: 2 };
  await expect(read({ counts, streak: 4, isRestDay: true })).resolves.toMatchObject({
    points: 28.5,
    level: 'small_plant',
    nextLevelAt: 50,
    checkInDays: 9,
    currentStreak: 4,
    isRestDayToday: true,
    memories: 3,
    moodEntries: 40,
    completedSuggestions: 1,
    completedTasks: 2,
    toolCompletions: 3,
  });
  await expect(read({ counts: { check_in: 50 } })).resolves.toMatchObject({
    level: 'thriving_garden',
    nextLevelAt: null,
  });
});

test('the last days end today where the person is, and say what each gave', async () => {
  const lateInNewYork = requestAt({ now: new Date('2026-05-20T02:00:00Z'), timeZone: 'America/New_York' });
  const days = await createGrowthService(store()).days(lateInNewYork, 28);
  const nothing = { points: 0, checkIn: false, memories: 0, completed: 0, tools: 0 };
  expect(days).toEqual([
    { ...nothing, date: addDays('2026-05-19', -27), isRestDay: true },
    { date: '2026-05-19', points: 8.5, checkIn: true, memories: 3, completed: 3, tools: 1, isRestDay: false },
  ]);
});

test.each([0, 7, 29, -14])('%d days are no window', async (last) => {
  const wrong = await wrongFields(() => createGrowthService(store()).days(requestAt(), last));
  expect(wrong).toEqual([{ field: 'last', code: 'INVALID' }]);
});
