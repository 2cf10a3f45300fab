import { MEMORY_TEXTS } from '@spire/subgraph-wellbeing/memory/memory.texts';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { instantOf, placeRows } from './placeRows.ts';
import type { SeedPerson } from './seedPerson.ts';

/** The memories of these people, each kept in the evening. */
export async function placeMemories(client: Client, people: readonly SeedPerson[]): Promise<void> {
  const rows = people.flatMap(({ id: userId, key, history }) =>
    history.memories.map((memory) => {
      const id = randomUUID();
      return {
        user_id: userId,
        id,
        ...MEMORY_TEXTS.seal(key, { userId, row: id }, memory),
        emoji: memory.emoji,
        category: memory.category,
        goodness_rating: memory.goodnessRating,
        effort_rating: memory.effortRating,
        date: memory.date,
        created_at: instantOf(memory.date, 18),
      };
    }),
  );
  await placeRows(client, 'wellbeing.memory', rows);
}
