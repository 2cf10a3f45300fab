import { SUGGESTION_TEXTS } from '@spire/subgraph-wellbeing/suggestion-interaction/suggestionInteraction.texts';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { instantOf, placeRows } from './placeRows.ts';
import type { SeedPerson } from './seedPerson.ts';

/** What became of the suggestions of these people. */
export async function placeInteractions(client: Client, people: readonly SeedPerson[]): Promise<void> {
  const column = { table: SUGGESTION_TEXTS.table, column: 'suggestionText' };
  const rows = people.flatMap(({ id: userId, key, history }) =>
    history.interactions.map((interaction) => {
      const id = randomUUID();
      return {
        user_id: userId,
        id,
        suggestion_text: SUGGESTION_TEXTS.seal(key, { userId, row: id }, interaction).suggestionText,
        fingerprint: key.fingerprint({ userId, ...column }, interaction.suggestionText),
        suggestion_type: 'regular',
        interaction_type: interaction.interactionType,
        category: interaction.category,
        date: interaction.date,
        created_at: instantOf(interaction.date, 12),
      };
    }),
  );
  await placeRows(client, 'wellbeing.suggestion_interaction', rows);
}
