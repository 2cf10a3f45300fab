import type { Claims } from './claims.ts';
import {
  type CallerQueries,
  type CreateClient,
  TRANSACTION_LIMITS,
  type TransactionLimits,
} from './database/callerQueries.ts';
import { type Connections, type DatabaseOptions, openConnections } from './database/openPool.ts';
import { callersPipeline } from './database/pipeline/callersPipeline.ts';
import { prismaTransactions } from './database/prismaTransactions.ts';
import type { Unjoined } from './database/unjoined.ts';

/**
 * A database that can only be reached as somebody. The bare client stays in here, so a model cannot be touched outside
 * these two, and a forgotten `where` answers nothing of anyone else's (D39).
 */
export interface SecuredDatabase<Client> {
  /** Runs `work` in one transaction as this person; claims and role end with it, whatever happens. */
  transactionAsCaller<Result>(
    claims: Claims,
    work: (transaction: Client) => PromiseLike<Result>,
    limits?: TransactionLimits,
  ): Promise<Result>;
  /** As `transactionAsCaller`, for reading many rows: all statements see one moment, and together they may take longer. */
  withSnapshot<Result>(claims: Claims, work: (transaction: Client) => PromiseLike<Result>): Promise<Result>;
  /**
   * Runs the statements of `work` as this person, each in one round trip: for single reads, and writes of a single
   * statement. What has to happen as a whole belongs into `transactionAsCaller` (decision 0019).
   */
  queryAsCaller<Result>(claims: Claims, work: (client: Unjoined<Client>) => PromiseLike<Result>): Promise<Result>;
  stop(): Promise<void>;
}

/** For everything a person has at once: just below what the gateway waits for an answer. */
export const LONG_TRANSACTION: TransactionLimits = { maxWait: 5000, timeout: 24_000 };

/** Where a database is: an address, or connections that belong to whoever opened them. */
export type DatabasePlace = DatabaseOptions | Connections;

/** Opens the database of one subgraph; refuses a login that row-level security would not bind. */
export async function openDatabase<Client extends object>(
  place: DatabasePlace,
  createClient: CreateClient<Client>,
): Promise<SecuredDatabase<Client>> {
  const isShared = 'pool' in place;
  const connections = isShared ? place : await openConnections(place);
  const queriesBy = connections.isPipelined ? callersPipeline : prismaTransactions;
  const queries: CallerQueries<Client> = queriesBy(connections, createClient);
  return {
    transactionAsCaller: (claims, work, limits = TRANSACTION_LIMITS) => queries.transaction(claims, work, limits),
    withSnapshot: (claims, work) => queries.transaction(claims, work, { ...LONG_TRANSACTION, isSnapshot: true }),
    queryAsCaller: (claims, work) => queries.statements(claims, work),
    stop: async () => {
      await queries.stop();
      if (!isShared) await connections.pool.end();
    },
  };
}
