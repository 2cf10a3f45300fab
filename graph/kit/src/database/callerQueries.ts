import type { PrismaPg } from '@prisma/adapter-pg';
import type { Claims } from '../claims.ts';
import type { Unjoined } from './unjoined.ts';

/** How long a transaction may take, in milliseconds: its start, and all of it. */
export interface TransactionLimits {
  maxWait: number;
  timeout: number;
}

interface TransactionOptions extends TransactionLimits {
  /** Whether all statements see the database as it is at the first of them. */
  isSnapshot?: boolean;
}

/** The parts of a Prisma client that are needed. */
export interface Transactional<Client> {
  $transaction<Result>(
    work: (transaction: Client) => Promise<Result>,
    options: TransactionLimits & { isolationLevel?: 'RepeatableRead' },
  ): Promise<Result>;
  $disconnect(): Promise<void>;
}

export type CreateClient<Client> = (adapter: PrismaPg) => Transactional<Client> & Client;

/** A way to send statements as a caller, so that neither claims nor role outlive them on their connection. */
export interface CallerQueries<Client> {
  /** Runs `work` in one transaction. */
  transaction<Result>(
    claims: Claims,
    work: (transaction: Client) => PromiseLike<Result>,
    options: TransactionOptions,
  ): Promise<Result>;
  /** Runs `work`, whose statements need not be one transaction. */
  statements<Result>(claims: Claims, work: (client: Unjoined<Client>) => PromiseLike<Result>): Promise<Result>;
  stop(): Promise<void>;
}

export const TRANSACTION_LIMITS: TransactionLimits = { maxWait: 5000, timeout: 10_000 };
