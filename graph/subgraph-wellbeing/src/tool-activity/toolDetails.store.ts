import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { ActivityDetails, DetailsOf } from '../activity/activity.store.ts';
import type { WellbeingDatabase } from '../database.ts';
import { TOOL_TEXTS } from './toolActivity.texts.ts';
import type { ToolRecord } from './toolRecord.type.ts';

function detailsOf(record: ToolRecord): ActivityDetails {
  if ('activity' in record) return { exercise: record.activity, feltAfter: record.feltAfter };
  if ('exercise' in record) return { title: record.exercise.title, feltAfter: record.afterFeeling };
  if ('needInstead' in record) return { title: `${record.needInstead.emoji} ${record.needInstead.text}`.trim() };
  return {};
}

/** Tools that were used, for the feed of activities: which exercise, and how it felt. */
export function createToolDetails(database: WellbeingDatabase, vault: Vault): DetailsOf {
  return async (claims, ids) => {
    const userId = claims.sub;
    const key = await vault.keyOf(userId);
    const where = { userId, id: { in: [...ids] } };
    const rows = await database.queryAsCaller(claims, (client) => client.toolActivity.findMany({ where }));
    return new Map(
      rows.map((row) => {
        // A record opens only as it was sealed.
        const record = JSON.parse(TOOL_TEXTS.open(key, { userId, row: row.id }, row).record) as ToolRecord;
        return [row.id, detailsOf(record)];
      }),
    );
  };
}
