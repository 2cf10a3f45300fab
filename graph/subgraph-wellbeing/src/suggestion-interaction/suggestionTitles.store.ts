import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { DetailsOf } from '../activity/activity.store.ts';
import type { WellbeingDatabase } from '../database.ts';
import { SUGGESTION_TEXTS } from './suggestionInteraction.texts.ts';

/** Completed suggestions, for the feed of activities. */
export function createSuggestionTitles(database: WellbeingDatabase, vault: Vault): DetailsOf {
  return async (claims, ids) => {
    const userId = claims.sub;
    const key = await vault.keyOf(userId);
    const where = { userId, id: { in: [...ids] } };
    const rows = await database.queryAsCaller(claims, (client) => client.suggestionInteraction.findMany({ where }));
    const textOf = (row: (typeof rows)[number]) => SUGGESTION_TEXTS.open(key, { userId, row: row.id }, row);
    return new Map(rows.map((row) => [row.id, { title: textOf(row).suggestionText }]));
  };
}
