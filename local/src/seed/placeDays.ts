import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { instantOf, placeRows } from './placeRows.ts';
import type { SeedPerson } from './seedPerson.ts';

/** The moods of these people, and their minutes and glasses, at the end of each day. */
export async function placeDays(client: Client, people: readonly SeedPerson[]): Promise<void> {
  const days = people.flatMap(({ id, history }) => history.days.map((day) => ({ userId: id, ...day })));
  await placeRows(
    client,
    'wellbeing.mood',
    days.map(({ userId, date, mood }) => {
      const at = instantOf(date, 20);
      return { user_id: userId, id: randomUUID(), date, mood, created_at: at, updated_at: at };
    }),
  );
  await placeRows(
    client,
    'wellbeing.daily_progress',
    days.map(({ userId, date, meditationMinutes, waterGlasses }) => ({
      user_id: userId,
      date,
      meditation_minutes: meditationMinutes,
      water_glasses: waterGlasses,
      updated_at: instantOf(date, 20),
    })),
  );
}
