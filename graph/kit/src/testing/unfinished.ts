import { setTimeout } from 'node:timers/promises';
import { connectOwner } from './asOwner.ts';

/** How long after one look at who waits the next comes, in ms: whoever is to wait needs the machine meanwhile. */
const LOOK_AGAIN = 5;

/** A statement that has been carried out and not committed. */
export interface Unfinished {
  /** Waits until somebody else waits for it. */
  untilAwaited(): Promise<void>;
  /** Makes those who wait for it lose their connections. */
  cutOffWaiting(): Promise<void>;
  /** Carries another statement out in the same transaction. */
  goOn(query: string, values: unknown[]): Promise<void>;
  commit(): Promise<void>;
}

/** Carries a statement out in a transaction that stays open, so that a test decides who comes second. */
export async function unfinished(dataFolder: string, query: string, values: unknown[]): Promise<Unfinished> {
  const client = await connectOwner(dataFolder);
  await client.query('begin');
  await client.query(query, values);
  const { rows } = await client.query('select pg_current_xact_id()::xid::text as id');
  const waiting = 'select from pg_locks where not granted and transactionid = $1::text::xid';
  const [{ id }] = rows as [{ id: string }];
  return {
    untilAwaited: async () => {
      while ((await client.query(waiting, [id])).rowCount === 0) await setTimeout(LOOK_AGAIN);
    },
    cutOffWaiting: async () => {
      await client.query(waiting.replace('from', 'pg_terminate_backend(pid) from'), [id]);
    },
    goOn: async (next, nextValues) => {
      await client.query(next, nextValues);
    },
    commit: async () => {
      await client.query('commit');
      await client.end();
    },
  };
}
