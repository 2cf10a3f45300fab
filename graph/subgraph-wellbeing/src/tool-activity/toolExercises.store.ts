import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { DoneExercise, ExercisesOf } from '../activity/activity.store.ts';
import type { WellbeingDatabase } from '../database.ts';
import { TOOL_TEXTS } from './toolActivity.texts.ts';
import type { ToolRecord } from './toolRecord.type.ts';

function exerciseOf(record: ToolRecord): DoneExercise[] {
  if ('activity' in record) return [{ exercise: record.activity, feltAfter: record.feltAfter ?? null }];
  return 'exercise' in record ? [{ exercise: record.exercise.title, feltAfter: record.afterFeeling }] : [];
}

/** Exercises for the feed of activities. */
export function createToolExercises(database: WellbeingDatabase, vault: Vault): ExercisesOf {
  return async (claims, ids) => {
    const userId = claims.sub;
    const key = await vault.keyOf(userId);
    const where = { userId, id: { in: [...ids] } };
    const rows = await database.queryAsCaller(claims, (client) => client.toolActivity.findMany({ where }));
    return new Map(
      rows.flatMap((row) => {
        // A record opens only as it was sealed, by `addOnce` or an import.
        const record = JSON.parse(TOOL_TEXTS.open(key, { userId, row: row.id }, row).record) as ToolRecord;
        return exerciseOf(record).map((each) => [row.id, each] as const);
      }),
    );
  };
}
