import { PrismaPg } from '@prisma/adapter-pg';
import type { CallerQueries, CreateClient, TransactionLimits } from './callerQueries.ts';
import type { Connections } from './openPool.ts';
import { type QueryRaw, toStatement } from './rawStatements.ts';
import { tracedStatement } from './tracedStatement.ts';
import { unjoined } from './unjoined.ts';

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;
type Transaction = Awaited<ReturnType<Adapter['startTransaction']>>;
type Statement = Parameters<Transaction['queryRaw']>[0];

interface Raw {
  $queryRawUnsafe(text: string, ...values: unknown[]): Promise<unknown[]>;
}

type Run = <Result>(work: (opened: object) => Promise<Result>) => Promise<Result>;

/** A single statement may wait for a connection as long as the pool lets it. */
const STATEMENT_LIMITS: TransactionLimits = { maxWait: 10_000, timeout: 10_000 };

const SPEAKING = `select set_config('request.jwt.claims', $1, true), set_config('role', 'authenticated', true)`;

/**
 * A transaction of the adapter's, with a span for each statement. PostgreSQL answers the COMMIT of a failed transaction
 * with ROLLBACK, which Prisma takes for a success: here it is an error.
 */
function watchedTransaction(transaction: Transaction): Transaction {
  let hasFailed = false;
  const watch = <Result>(statement: Statement, send: () => Promise<Result>): Promise<Result> =>
    tracedStatement(statement.sql, async () => {
      try {
        return await send();
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    });
  const queryRaw = transaction.queryRaw.bind(transaction);
  const executeRaw = transaction.executeRaw.bind(transaction);
  const rollbackToSavepoint = transaction.rollbackToSavepoint?.bind(transaction);
  return Object.assign(transaction, {
    queryRaw: (statement: Statement) => watch(statement, () => queryRaw(statement)),
    executeRaw: async (statement: Statement) => {
      if (statement.sql !== 'COMMIT' || !hasFailed) return watch(statement, () => executeRaw(statement));
      await executeRaw({ ...statement, sql: 'ROLLBACK' });
      throw new Error('The transaction had failed before its end');
    },
    rollbackToSavepoint: async (name: string) => {
      await rollbackToSavepoint?.(name);
      hasFailed = false;
    },
  });
}

/** Prisma's driver adapter for PostgreSQL with watched transactions. */
class WatchedAdapter extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    const startTransaction = adapter.startTransaction.bind(adapter);
    return Object.assign(adapter, {
      startTransaction: async (...isolation: Parameters<typeof startTransaction>) =>
        watchedTransaction(await startTransaction(...isolation)),
    });
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A client, or a model of it, each of whose calls is made on the one of a transaction of its own. */
function calledInTransactions<Target extends object>(
  target: Target,
  run: Run,
  openedAs: (opened: object) => object = (opened) => opened,
): Target {
  return new Proxy(target, {
    get: (_target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (isObject(value)) return calledInTransactions(value, run, (opened) => Reflect.get(opened, name) as object);
      if (typeof value !== 'function') return value;
      return (...parameters: unknown[]) =>
        run((opened) => {
          const owner = openedAs(opened);
          const method = Reflect.get(owner, name) as (...parameters: unknown[]) => Promise<unknown>;
          return method.apply(owner, parameters);
        });
    },
  });
}

/**
 * Queries as the caller by Prisma's own means: interactive transactions whose first statement states the claims, one
 * for each call outside a transaction. Slower than `callersPipeline`, with nothing of ours between Prisma and pg.
 */
export function prismaTransactions<Client extends object>(
  { pool, nameOf }: Connections,
  createClient: CreateClient<Client>,
): CallerQueries<Client> {
  const client = createClient(new WatchedAdapter(pool, { statementNameGenerator: ({ sql }) => nameOf(sql) }));

  const transaction: CallerQueries<Client>['transaction'] = (claims, work, { isSnapshot = false, ...limits }) =>
    client.$transaction(
      async (opened) => {
        await (opened as Client & Raw).$queryRawUnsafe(SPEAKING, JSON.stringify(claims));
        return work(opened);
      },
      { ...limits, ...(isSnapshot ? { isolationLevel: 'RepeatableRead' } : {}) },
    );

  return {
    transaction,
    statements: async (claims, work) => {
      let isOver = false;
      const run: Run = (call) => {
        if (isOver)
          return Promise.reject(new Error('The database is reached by transactionAsCaller and queryAsCaller only'));
        return transaction(claims, call, STATEMENT_LIMITS);
      };
      const queryRaw: QueryRaw = (strings, ...values) => {
        const statement = toStatement({ strings, values });
        return run((opened) => (opened as Raw).$queryRawUnsafe(statement.text, ...statement.values));
      };
      try {
        return await work(unjoined(calledInTransactions(client, run), queryRaw));
      } finally {
        isOver = true;
      }
    },
    stop: () => client.$disconnect(),
  };
}
