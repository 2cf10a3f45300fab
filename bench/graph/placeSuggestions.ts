import { randomUUID } from 'node:crypto';
import { localDate } from '@spire/domain/dates';
import { serverKeys } from '@spire/graph-kit/sealing/serverKeys';
import { createVault } from '@spire/graph-kit/sealing/vault';
import { wrappedKeysIn } from '@spire/graph-kit/sealing/wrappedKeys';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { SET_TEXTS, writtenAnswer } from '@spire/subgraph-wellbeing/suggestion-set/suggestionSet.texts';
import type { TestStack } from '@spire/testing/stack';
import { Pool } from 'pg';
import { dataKeyOf } from './processes.ts';

const SUGGESTION = {
  text: 'Gå ut i frisk luft, om så bare på trappa, og kjenn etter hvordan været er i dag.',
  title: null,
  actionText: null,
  emoji: '🌤️',
  minutes: 5,
  category: 'physical',
  source: 'built_in',
};

/** Stores a suggestion of today's for each of these people, as the wellbeing subgraph does. */
export async function placeSuggestions(stack: TestStack, userIds: readonly string[]): Promise<void> {
  const database = new Pool({ connectionString: databaseOf(stack.dataFolder).owner, max: 1 });
  try {
    const vault = createVault(serverKeys(dataKeyOf(stack)), wrappedKeysIn(database));
    for (const userId of userIds) {
      const id = randomUUID();
      const stored = writtenAnswer({ suggestions: [SUGGESTION], offer: null, heard: null });
      const key = await vault.keyOf(userId);
      const { answer } = SET_TEXTS.seal(key, { userId, row: id }, { answer: stored });
      await database.query(
        `insert into wellbeing.suggestion_set (user_id, id, date, number, form, language, answer, created_at, finished_at)
           values ($1, $2, $3, 1, 'card', 'no', $4, now(), now())`,
        [userId, id, localDate(new Date(), 'Europe/Oslo'), answer],
      );
    }
  } finally {
    await database.end();
  }
}
