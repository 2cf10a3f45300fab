import { DatabaseError, Pool, type QueryResultRow } from 'pg';
import { ACCOUNT_GONE, ApplicationError, describeForLog } from './errors.ts';
import type { Log } from './log.ts';
import { type WrappedKeys, wrappedKeysIn } from './sealing/wrappedKeys.ts';
import { watchNumber } from './telemetry.ts';
import type { SessionState, SessionStates } from './tokens.ts';

/** One try of something a person may do `most` times in so many seconds. */
interface Attempt {
  userId: string;
  kind: string;
  most: number;
  seconds: number;
}

/** The queries that a service makes in its own name, before it acts for anybody. */
export interface ServiceDatabase {
  readonly sessionState: SessionStates;
  /** Where sessions are kept in another database: every one is open, and its person has a row to hang things on. */
  readonly sessionElsewhere: SessionStates;
  /** Counts something a person does; answers how many seconds they have to wait, 0 when it is within the limit. */
  readonly takeAttempt: (attempt: Attempt) => Promise<number>;
  /** The wrapped keys of people's texts (D41). */
  readonly wrappedKeys: WrappedKeys;
  /** One statement with the services' own login, for functions that a noun has of its own (what is due, say). */
  readonly ask: <Row extends QueryResultRow>(statement: string, values: unknown[]) => Promise<{ rows: Row[] }>;
  /** Rejects unless the database answers. */
  readonly ping: () => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/**
 * Opens a small pool with the services' own login, or refuses when the functions behind it are missing: they are in
 * subgraph-user's migrations, granted to that login alone. Later, a database that cannot be asked lets nobody through
 * and ends nobody's session, wherever sessions are kept: the answer is UNAVAILABLE (decision 0008).
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
    // With the wait in line behind others: a burst of one person's must not be anybody else's UNAVAILABLE.
    connectionTimeoutMillis: 8000,
    // The client's own limit: a pooler refuses limits of a connection (decision 0075).
    query_timeout: 5000,
    idleTimeoutMillis: 30_000,
    application_name: 'spire-sessions',
  });
  watchNumber('spire.database.sessions_pool', () => pool.totalCount - pool.idleCount);
  pool.on('error', () => log.warn('An idle database connection was lost'));
  await pool.query('select users.session_state(null, null)').catch(async (cause: unknown) => {
    await pool.end();
    throw new Error('Sessions cannot be looked up in the database of DATABASE_URL: run `npm run migrate` first', {
      cause,
    });
  });

  async function ask<Row extends QueryResultRow>(statement: string, values: unknown[]): Promise<{ rows: Row[] }> {
    try {
      return await pool.query<Row>(statement, values);
    } catch (error) {
      if (error instanceof DatabaseError && error.code === ACCOUNT_GONE) throw new ApplicationError('UNAUTHENTICATED');
      log.error({ error: describeForLog(error) }, 'The database could not be asked in the name of a service');
      throw new ApplicationError('UNAVAILABLE');
    }
  }

  return {
    sessionState: async ({ id, userId }) => {
      const { rows } = await ask<{ state: SessionState }>('select users.session_state($1, $2) as state', [id, userId]);
      return rows[0]?.state ?? 'closed';
    },
    sessionElsewhere: async ({ userId }) => {
      await ask('select users.place_account($1)', [userId]);
      return 'open';
    },
    takeAttempt: async ({ userId, kind, most, seconds }) => {
      const { rows } = await ask<{ wait: number }>('select users.take_attempt($1, $2, $3, $4) as wait', [
        userId,
        kind,
        most,
        seconds,
      ]);
      return rows[0]?.wait ?? seconds;
    },
    wrappedKeys: wrappedKeysIn({ query: ask }),
    ask,
    ping: () => pool.query('select 1'),
    stop: () => pool.end(),
  };
}
