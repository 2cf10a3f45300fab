import type { DetailsOf } from '../activity/activity.store.ts';
import type { WellbeingDatabase } from '../database.ts';

/** Moods, for the feed of activities. */
export function createMoodDetails(database: WellbeingDatabase): DetailsOf {
  return async (claims, ids) => {
    const where = { userId: claims.sub, id: { in: [...ids] } };
    const rows = await database.queryAsCaller(claims, (client) => client.mood.findMany({ where }));
    return new Map(rows.map(({ id, mood }) => [id, { mood }]));
  };
}
