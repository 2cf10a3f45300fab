import { Pool } from 'pg';
import { ApplicationError, describeForLog } from './errors.ts';
import type { Log } from './log.ts';
import type { WrappedKeys } from './sealing/vault.ts';
import type { SessionState, SessionStates } from './tokens.ts';

/** One try of something a person may do `most` times in so many seconds. */
interface Attempt {
  userId: string;
  kind: string;
  most: number;
  seconds: number;
}

/** What a service asks of the database in its own name, before it acts for anybody. */
export interface ServiceDatabase {
  readonly sessionState: SessionStates;
  /** Counts something a person does; answers how many seconds they have to wait, 0 when it is within the limit. */
  readonly takeAttempt: (attempt: Attempt) => Promise<number>;
  /** The wrapped keys of people's texts (D41). */
  readonly wrappedKeys: WrappedKeys;
  readonly stop: () => Promise<void>;
}

/**
 * Opens a small pool with the services' own login, or refuses when the functions behind it are missing: they are in
 * subgraph-user's migrations, granted to that login alone. Later, a database that cannot be asked lets nobody through and ends nobody's session: the answer
 * is UNAVAILABLE (decision 0008).
 */
export async function openServiceDatabase({
  databaseUrl,
  log,
}: {
  databaseUrl: string;
  log: Log;
}): Promise<ServiceDatabase> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 3,
    connectionTimeoutMillis: 2000,
    statement_timeout: 5000,
    idleTimeoutMillis: 30_000,
    application_name: 'spire-sessions',
  });
  pool.on('error', () => log.warn('An idle database connection was lost'));
  await pool.query('select users.session_state(null, null)').catch(async (cause: unknown) => {
    await pool.end();
    throw new Error('Sessions cannot be looked up in the database of DATABASE_URL: run `npm run migrate` first', {
      cause,
    });
  });

  return {
    sessionState: async ({ id, userId }) => {
      try {
        const { rows } = await pool.query<{ state: SessionState }>('select users.session_state($1, $2) as state', [
          id,
          userId,
        ]);
        return rows[0]?.state ?? 'closed';
      } catch (error) {
        log.error({ error: describeForLog(error) }, 'Sessions cannot be looked at');
        throw new ApplicationError('UNAVAILABLE');
      }
    },
    takeAttempt: async ({ userId, kind, most, seconds }) => {
      const { rows } = await pool.query<{ wait: number }>('select users.take_attempt($1, $2, $3, $4) as wait', [
        userId,
        kind,
        most,
        seconds,
      ]);
      return rows[0]?.wait ?? seconds;
    },
    wrappedKeys: async (userId, fresh) => {
      const { rows } = await pool.query<{ wrapped_by: string; wrapped: Buffer }>(
        'select wrapped_by, wrapped from users.person_key_of($1, $2, $3)',
        [userId, fresh.wrappedBy, fresh.wrapped],
      );
      return rows[0] && { wrappedBy: rows[0].wrapped_by, wrapped: rows[0].wrapped };
    },
    stop: () => pool.end(),
  };
}
