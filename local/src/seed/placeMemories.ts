import { MEMORY_TEXTS } from '@spire/subgraph-wellbeing/memory/memory.texts';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { inColumns, instantOf, placeRows } from './placeRows.ts';
import type { SeedPerson } from './seedPerson.ts';

/** The memories of these people, each kept in the evening. */
export async function placeMemories(client: Client, people: readonly SeedPerson[]): Promise<void> {
  const rows = people.flatMap(({ id: userId, key, history }) =>
    history.memories.map((memory) => {
      const id = randomUUID();
      const texts = MEMORY_TEXTS.seal(key, { userId, row: id }, { ...memory, morePictures: '' });
      const { date } = memory;
      const dates = { date, toldDate: date, writtenOn: date };
      return inColumns({ userId, id, ...memory, ...texts, ...dates, createdAt: instantOf(date, 18) });
    }),
  );
  await placeRows(client, 'wellbeing.memory', rows);
}
