import { addDays, localDate } from '@spire/domain/dates';
import { DAY_LIMITS } from '@spire/domain/dailyRules';
import { LIMITS } from '@spire/domain/limits';
import { requestAt } from '@spire/graph-kit/testing/requests';
import { wrongFields } from '@spire/graph-kit/testing/wrongFields';
import { createMoodService } from './mood.service.ts';
import type { MoodStore } from './mood.store.ts';

const { claims, now, timeZone } = requestAt();
const today = localDate(now, timeZone);
const mood = (date: string) => ({ id: 'one', date, mood: 3, updatedAt: now });
const service = createMoodService({
  find: (_claims, date) => Promise.resolve(mood(date)),
  list: () => Promise.resolve([]),
  put: (_claims, entry) => Promise.resolve({ id: 'one', ...entry }),
} satisfies MoodStore);

test('what is left out is no value', async () => {
  await expect(service.save(claims, { date: today }, now)).resolves.toMatchObject({ mood: null, updatedAt: now });
});

test('everything wrong is told at once', async () => {
  await expect(wrongFields(() => service.save(claims, { date: addDays(today, 2), mood: 6 }, now))).resolves.toEqual([
    { field: 'date', code: 'DATE_NOT_ACCEPTED', limit: LIMITS.lateDays },
    { field: 'mood', code: 'OUT_OF_RANGE', limit: DAY_LIMITS.mood.max },
  ]);
});

test('today is the date on the wall where the person is, also in the night the clocks change', async () => {
  const dateAt = async (instant: string, zone: string) =>
    (await service.findTodays(requestAt({ now: new Date(instant), timeZone: zone })))?.date;
  await expect(dateAt('2026-03-28T22:59:00Z', 'Europe/Oslo')).resolves.toBe('2026-03-28');
  await expect(dateAt('2026-03-28T23:00:00Z', 'Europe/Oslo')).resolves.toBe('2026-03-29');
  await expect(dateAt('2026-03-29T21:59:00Z', 'Europe/Oslo')).resolves.toBe('2026-03-29');
  await expect(dateAt('2026-03-29T22:00:00Z', 'Europe/Oslo')).resolves.toBe('2026-03-30');
  await expect(dateAt('2026-10-25T22:59:00Z', 'Europe/Oslo')).resolves.toBe('2026-10-25');
});
