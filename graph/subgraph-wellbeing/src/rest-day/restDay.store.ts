import type { Claims } from '@spire/graph-kit/claims';
import type { WellbeingDatabase } from '../database.ts';

/** Rest days lie in the ledger, which is written by functions of the database alone (decision 0023). */
export interface RestDayStore {
  take(claims: Claims, date: string): Promise<void>;
  undo(claims: Claims, date: string): Promise<void>;
}

export function createRestDayStore(database: WellbeingDatabase): RestDayStore {
  return {
    take: async (claims, date) => {
      await database.queryAsCaller(
        claims,
        (client) => client.$executeRaw`select wellbeing.take_rest_day(${date}::date)`,
      );
    },
    undo: async (claims, date) => {
      await database.queryAsCaller(
        claims,
        (client) => client.$executeRaw`select wellbeing.undo_rest_day(${date}::date)`,
      );
    },
  };
}
