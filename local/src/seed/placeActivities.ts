import type { Client } from 'pg';
import type { SeedPerson } from './seedPerson.ts';

/** Things done whose records are gone, one an hour back in time: they are in the ledger and nowhere else (trap 60). */
export async function placeActivities(client: Client, people: readonly SeedPerson[]): Promise<void> {
  for (const { id, history } of people)
    if (history.activities > 0)
      await client.query(
        `select wellbeing.add_activity($1, 'task', gen_random_uuid(), (now() - hours)::date, now() - hours)
           from generate_series(1, $2) i, make_interval(hours => i) hours`,
        [id, history.activities],
      );
}
