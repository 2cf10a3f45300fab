import { PrismaPg } from '@prisma/adapter-pg';
import { Pool } from 'pg';
import type { Claims } from './claims.ts';
import type { Log } from './log.ts';

/** The parts of a transaction that setting the caller needs; every generated Prisma client has them. */
interface RawTransaction {
  $queryRaw(query: TemplateStringsArray, ...values: unknown[]): Promise<unknown>;
}

interface TransactionalClient<Transaction> {
  $transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    options: { maxWait: number; timeout: number },
  ): Promise<Result>;
  $disconnect(): Promise<void>;
}

/**
 * A database that can only be reached as somebody. The bare client stays in here, so a model cannot be touched outside
 * `withUser`, and a forgotten `where` answers nothing of anyone else's (D39).
 */
export interface SecuredDatabase<Transaction> {
  /** Runs `work` in one transaction as this person; claims and role end with it, whatever happens. */
  withUser<Result>(claims: Claims, work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

export interface DatabaseOptions {
  /** Address with the login `authenticator`, which has no rights of its own and cannot bypass row-level security. */
  databaseUrl: string;
  poolSize?: number;
  log: Log;
}

/** Waiting for a free connection, and running, each at most this long. */
const TRANSACTION_LIMITS = { maxWait: 5000, timeout: 10_000 };

async function refuseBypassingLogin(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ bypasses: boolean }>(
    'select rolsuper or rolbypassrls as bypasses from pg_roles where rolname = current_user',
  );
  if (rows[0]?.bypasses !== false)
    throw new Error('DATABASE_URL names a login that can bypass row-level security; use the login "authenticator"');
}

/** Opens the pool of one subgraph; refuses a login that row-level security would not bind. */
export async function openDatabase<Transaction extends RawTransaction>(
  options: DatabaseOptions,
  createClient: (adapter: PrismaPg) => TransactionalClient<Transaction>,
): Promise<SecuredDatabase<Transaction>> {
  const pool = new Pool({
    connectionString: options.databaseUrl,
    max: options.poolSize ?? 8,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    application_name: 'spire-graph',
  });
  pool.on('error', () => options.log.warn('An idle database connection was lost'));
  await refuseBypassingLogin(pool).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const client = createClient(new PrismaPg(pool));

  return {
    withUser: (claims, work) =>
      client.$transaction(async (transaction) => {
        // Both settings are local to the transaction: a pooled connection carries nothing over to its next user.
        await transaction.$queryRaw`
          select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
                 set_config('role', 'authenticated', true)`;
        return work(transaction);
      }, TRANSACTION_LIMITS),
    stop: async () => {
      await client.$disconnect();
      await pool.end();
    },
  };
}
