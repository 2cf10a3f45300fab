import { SUGGESTION_TEXTS } from '@spire/subgraph-wellbeing/suggestion-interaction/suggestionInteraction.texts';
import { SET_TEXTS } from '@spire/subgraph-wellbeing/suggestion-set/suggestionSet.texts';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { SeedInteraction } from './makeSuggestions.ts';
import { instantOf, placeRows } from './placeRows.ts';
import type { SeedPerson } from './seedPerson.ts';

/** Each interaction with the id of its set: what was generated was asked for as a card. */
function withSets(interactions: readonly SeedInteraction[]) {
  return interactions.map((interaction) => ({
    ...interaction,
    setId: interaction.interactionType === 'generated' ? randomUUID() : null,
  }));
}

function setRows({ id: userId, key }: SeedPerson, interactions: ReturnType<typeof withSets>) {
  return interactions.flatMap(({ setId, date, language, suggestionText: text, emoji, minutes, category }) => {
    if (setId === null) return [];
    const suggestion = { text, title: null, actionText: null, emoji, minutes, category, source: 'built_in' };
    const at = instantOf(date, 12);
    return {
      ...{ user_id: userId, id: setId, date, number: 1, form: 'card', language, created_at: at, finished_at: at },
      ...SET_TEXTS.seal(key, { userId, row: setId }, { answer: JSON.stringify([suggestion]) }),
    };
  });
}

function interactionRows({ id: userId, key }: SeedPerson, interactions: ReturnType<typeof withSets>) {
  const column = { table: SUGGESTION_TEXTS.table, column: 'suggestionText' };
  return interactions.map((interaction) => {
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
      set_id: interaction.setId,
    };
  });
}

/** Places the suggestions made to these people, and their responses. */
export async function placeInteractions(client: Client, people: readonly SeedPerson[]): Promise<void> {
  const told = people.map((person) => ({ person, interactions: withSets(person.history.interactions) }));
  await placeRows(
    client,
    'wellbeing.suggestion_set',
    told.flatMap(({ person, interactions }) => setRows(person, interactions)),
  );
  await placeRows(
    client,
    'wellbeing.suggestion_interaction',
    told.flatMap(({ person, interactions }) => interactionRows(person, interactions)),
  );
}
