import { fromColumn } from '@spire/graph-kit/dateColumn';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { DetailsOf } from '../activity/activity.store.ts';
import type { WellbeingDatabase } from '../database.ts';
import { CHECK_IN_TEXTS } from './checkIn.texts.ts';

const CHIPS = ['whatIsGood', 'lookingForward', 'needMore'] as const;

/** Check-ins, for the feed of activities: their chips, and what was written. */
export function createCheckInDetails(database: WellbeingDatabase, vault: Vault): DetailsOf {
  return async (claims, ids) => {
    const userId = claims.sub;
    const key = await vault.keyOf(userId);
    const where = { userId, id: { in: [...ids] } };
    const rows = await database.queryAsCaller(claims, (client) => client.checkIn.findMany({ where }));
    return new Map(
      rows.map((row) => {
        const texts = Object.values(CHECK_IN_TEXTS.open(key, { userId, row: fromColumn(row.date) }, row));
        const title = texts.filter(Boolean).join(' · ');
        const chips = CHIPS.flatMap((field) => row[field].map((id) => `${field}.${id}`));
        return [row.id, { chips, ...(title !== '' && { title }) }];
      }),
    );
  };
}
