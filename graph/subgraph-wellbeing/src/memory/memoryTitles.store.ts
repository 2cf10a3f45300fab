import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { DetailsOf } from '../activity/activity.store.ts';
import type { WellbeingDatabase } from '../database.ts';
import { MEMORY_TEXTS } from './memory.texts.ts';

/** Memories, for the feed of activities: title and category. */
export function createMemoryTitles(database: WellbeingDatabase, vault: Vault): DetailsOf {
  return async (claims, ids) => {
    const userId = claims.sub;
    const key = await vault.keyOf(userId);
    const where = { userId, id: { in: [...ids] } };
    const rows = await database.queryAsCaller(claims, (client) => client.memory.findMany({ where }));
    return new Map(
      rows.map((row) => {
        const { title } = MEMORY_TEXTS.open(key, { userId, row: row.id }, row);
        return [row.id, { title, chips: [`memoryCategories.${row.category}`] }];
      }),
    );
  };
}
