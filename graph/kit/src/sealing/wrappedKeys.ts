import type { WrappedKey } from './serverKeys.ts';

/** Where wrapped keys lie. */
export interface WrappedKeys {
  /** The key on record; `fresh` is put there when the person has none. Undefined for nobody's id. */
  keyOf(userId: string, fresh: WrappedKey): Promise<WrappedKey | undefined>;
  /** Whether any is wrapped by a server key that is none of these. */
  hasOthersThan(serverKeyIds: readonly string[]): Promise<boolean>;
}

interface Queryable {
  query<Row extends object>(statement: string, values: unknown[]): Promise<{ rows: Row[] }>;
}

/** The wrapped keys of a database, through the functions that alone reach them (subgraph-user's migrations). */
export function wrappedKeysIn(database: Queryable): WrappedKeys {
  return {
    keyOf: async (userId, fresh) => {
      const { rows } = await database.query<{ wrapped_by: string; wrapped: Buffer }>(
        'select wrapped_by, wrapped from users.person_key_of($1, $2, $3)',
        [userId, fresh.wrappedBy, fresh.wrapped],
      );
      return rows[0] && { wrappedBy: rows[0].wrapped_by, wrapped: rows[0].wrapped };
    },
    hasOthersThan: async (serverKeyIds) => {
      const { rows } = await database.query<{ has: boolean }>('select users.has_other_keys($1) as has', [serverKeyIds]);
      return rows[0]?.has ?? false;
    },
  };
}
