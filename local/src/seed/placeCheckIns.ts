import { CHECK_IN_TEXTS } from '@spire/subgraph-wellbeing/check-in/checkIn.texts';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { inColumns, instantOf, placeRows } from './placeRows.ts';
import type { SeedPerson } from './seedPerson.ts';

/** The check-ins of these people, each made in the morning. */
export async function placeCheckIns(client: Client, people: readonly SeedPerson[]): Promise<void> {
  const rows = people.flatMap(({ id: userId, key, history }) =>
    history.checkIns.map((checkIn) => {
      const texts = CHECK_IN_TEXTS.seal(key, { userId, row: checkIn.date }, checkIn);
      const at = instantOf(checkIn.date, 9);
      return inColumns({ id: randomUUID(), userId, ...checkIn, ...texts, createdAt: at, updatedAt: at });
    }),
  );
  await placeRows(client, 'wellbeing.check_in', rows);
}
