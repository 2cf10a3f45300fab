import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { DetailsOf } from '../activity/activity.store.ts';
import type { WellbeingDatabase } from '../database.ts';
import { EXPECTATION_TEXTS } from './expectationSession.texts.ts';

/** Details of expectation sessions, for the feed of activities. */
export function createExpectationDetails(database: WellbeingDatabase, vault: Vault): DetailsOf {
  return async (claims, ids) => {
    const userId = claims.sub;
    const key = await vault.keyOf(userId);
    const where = { userId, id: { in: [...ids] } };
    const rows = await database.queryAsCaller(claims, (client) => client.expectationSession.findMany({ where }));
    return new Map(
      rows.map((row) => [row.id, { title: EXPECTATION_TEXTS.open(key, { userId, row: row.id }, row).whatToDo }]),
    );
  };
}
