import type { PrismaPg } from '@prisma/adapter-pg';
import type { Claims } from './claims.ts';
import { type Caller, callerWith, ONE_MOMENT } from './database/callers.ts';
import { askedBy, CallersAdapter, sendAsCaller } from './database/callersAdapter.ts';
import { type Connections, type DatabaseOptions, openConnections } from './database/openPool.ts';
import { createQueryRaw } from './database/rawStatements.ts';
import { type Unjoined, unjoined } from './database/unjoined.ts';

interface Transactional<Client> {
  $transaction<Result>(
    work: (transaction: Client) => Promise<Result>,
    options: { maxWait: number; timeout: number },
  ): Promise<Result>;
  $disconnect(): Promise<void>;
}

/**
 * A database that can only be reached as somebody. The bare client stays in here, so a model cannot be touched outside
 * these two, and a forgotten `where` answers nothing of anyone else's (D39).
 */
export interface SecuredDatabase<Client> {
  /** Runs `work` in one transaction as this person; claims and role end with it, whatever happens. */
  withUser<Result>(
    claims: Claims,
    work: (transaction: Client) => PromiseLike<Result>,
    limits?: TransactionLimits,
  ): Promise<Result>;
  /** As `withUser`, for reading many rows: all statements see one moment, and together they may take longer. */
  withSnapshot<Result>(claims: Claims, work: (transaction: Client) => PromiseLike<Result>): Promise<Result>;
  /**
   * Runs each statement of `work` as this person in a transaction of its own and in one round trip: for single reads,
   * and writes of a single statement. What has to happen as a whole belongs into `withUser` (decision 0019).
   */
  asUser<Result>(claims: Claims, work: (client: Unjoined<Client>) => PromiseLike<Result>): Promise<Result>;
  stop(): Promise<void>;
}

/** How long a transaction may take, in milliseconds: its start, and all of it. */
export interface TransactionLimits {
  maxWait: number;
  timeout: number;
}

const TRANSACTION_LIMITS: TransactionLimits = { maxWait: 5000, timeout: 10_000 };
/** For everything a person has at once: just below what the gateway waits for an answer. */
export const LONG_TRANSACTION: TransactionLimits = { maxWait: 5000, timeout: 24_000 };

/** Where a database is: an address, or connections that belong to whoever opened them. */
export type DatabasePlace = DatabaseOptions | Connections;

/** Opens the database of one subgraph; refuses a login that row-level security would not bind. */
export async function openDatabase<Client extends object>(
  place: DatabasePlace,
  createClient: (adapter: PrismaPg) => Transactional<Client> & Client,
): Promise<SecuredDatabase<Client>> {
  const isShared = 'pool' in place;
  const { pool, nameOf } = isShared ? place : await openConnections(place);
  const client = createClient(new CallersAdapter(pool));
  const reader = unjoined<Client>(client, createQueryRaw(sendAsCaller));

  function inTransaction<Result>(
    caller: Caller,
    work: (transaction: Client) => PromiseLike<Result>,
    limits: TransactionLimits,
  ): Promise<Result> {
    return askedBy(caller, () =>
      // Within it, the transaction is the only way: another one begun in there would be nobody's.
      client.$transaction((transaction) => askedBy(undefined, () => work(transaction)), limits),
    );
  }

  return {
    withUser: (claims, work, limits = TRANSACTION_LIMITS) =>
      inTransaction(callerWith(claims, pool, nameOf), work, limits),
    withSnapshot: (claims, work) => inTransaction(callerWith(claims, pool, nameOf, ONE_MOMENT), work, LONG_TRANSACTION),
    asUser: (claims, work) => askedBy(callerWith(claims, pool, nameOf), () => work(reader)),
    stop: async () => {
      await client.$disconnect();
      if (!isShared) await pool.end();
    },
  };
}
