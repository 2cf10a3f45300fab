import { AsyncLocalStorage } from 'node:async_hooks';
import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool, QueryConfig } from 'pg';
import type { Caller, CallersTransaction, Send } from './callers.ts';

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;
type Transaction = Awaited<ReturnType<Adapter['startTransaction']>>;

/** Handed down to where Prisma has no parameter for it: who asks, and which way a transaction's statement goes. */
const CALLER = new AsyncLocalStorage<Caller | undefined>();
const SEND = new AsyncLocalStorage<Send>();

function currentCaller(): Caller {
  const caller = CALLER.getStore();
  if (caller === undefined) throw new Error('The database is reached by transactionAsCaller and queryAsCaller only');
  return caller;
}

/** The queries that `work` makes by Prisma are asked by this caller; with `undefined` none can be. */
export function askedBy<Result>(caller: Caller | undefined, work: () => PromiseLike<Result>): Promise<Result> {
  // Prisma asks when its promise is awaited, so that has to happen in here.
  return CALLER.run(caller, async () => await work());
}

/** Sends a statement of its own as whoever asks. */
export const sendAsCaller: Send = (statement) => currentCaller().send(statement);

/** A transaction to Prisma, which calls `commit` and `rollback` alone and sends no SQL for them ("phantom query"). */
function transactionOf(adapter: Adapter, { send, end }: CallersTransaction): Transaction {
  const execute = async (sql: string) => {
    await SEND.run(send, () => adapter.executeRaw({ sql, args: [], argTypes: [] }));
  };
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    options: { usePhantomQuery: true },
    queryRaw: (query) => SEND.run(send, () => adapter.queryRaw(query)),
    executeRaw: (query) => SEND.run(send, () => adapter.executeRaw(query)),
    commit: () => end('commit'),
    rollback: () => end('rollback'),
    createSavepoint: (name) => execute(`savepoint ${name}`),
    rollbackToSavepoint: (name) => execute(`rollback to savepoint ${name}`),
    releaseSavepoint: (name) => execute(`release savepoint ${name}`),
  };
}

/** Prisma's driver adapter for PostgreSQL, except that every statement is somebody's; others are refused. */
export class CallersAdapter extends PrismaPg {
  constructor(pool: Pool) {
    const query = (statement: QueryConfig) => (SEND.getStore() ?? sendAsCaller)(statement);
    super(Object.assign(pool, { query }));
  }

  override async connect() {
    const adapter = await super.connect();
    const startTransaction = () => Promise.resolve(transactionOf(adapter, currentCaller().begin()));
    return Object.assign(adapter, { startTransaction });
  }
}
