import { type CallerQueries, type CreateClient } from '../callerQueries.ts';
import type { Connections } from '../openPool.ts';
import { unjoined } from '../unjoined.ts';
import { callerWith, ONE_MOMENT } from './callers.ts';
import { askedBy, CallersAdapter, sendAsCaller } from './callersAdapter.ts';
import { createQueryRaw } from './queryRaw.ts';

/** Queries as the caller in one round trip each, and what one caller reads in the same tick together (decision 0019). */
export function callersPipeline<Client extends object>(
  { pool, nameOf }: Connections,
  createClient: CreateClient<Client>,
): CallerQueries<Client> {
  const client = createClient(new CallersAdapter(pool));
  const reader = unjoined<Client>(client, createQueryRaw(sendAsCaller));
  return {
    transaction: (claims, work, { isSnapshot = false, ...limits }) =>
      askedBy(callerWith(claims, pool, nameOf, ...(isSnapshot ? [ONE_MOMENT] : [])), () =>
        // Within it, the transaction is the only way: another one begun in there would be nobody's.
        client.$transaction((transaction) => askedBy(undefined, () => work(transaction)), limits),
      ),
    statements: (claims, work) => askedBy(callerWith(claims, pool, nameOf), () => work(reader)),
    stop: () => client.$disconnect(),
  };
}
