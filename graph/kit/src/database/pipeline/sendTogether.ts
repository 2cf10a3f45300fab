import { DatabaseError, type Pool, type PoolClient, type QueryResult } from 'pg';
import { answersOf } from './answersOf.ts';
import { NoConnection } from '../noConnection.ts';
import type { NamedStatement, Preliminary } from './pipeline.ts';

interface Asked {
  statement: NamedStatement;
  resolve: (answer: QueryResult) => void;
  reject: (error: unknown) => void;
}

/** Statements that wait for the end of this tick, by the claims they are sent with; those of each pool by themselves. */
const waiting = new WeakMap<Pool, Map<string, Asked[]>>();

const READS = /^\s*select\b/i;

/** A connection out of the pool; NoConnection when none can be had. */
export function take(pool: Pool): Promise<PoolClient> {
  return pool.connect().catch((cause: unknown) => {
    throw new NoConnection('No connection to the database could be had', { cause });
  });
}

/** A connection goes back into the pool only outside any transaction; where that is not sure, it is closed. */
export const giveBack = (connection: PoolClient) => connection.release(connection.getTransactionStatus() !== 'I');

/** Whether an error was the statement's own. PostgreSQL has then rolled back before it reads anything else. */
const isHarmless = (error: unknown) => error instanceof DatabaseError;

async function answersFrom(pool: Pool, speaking: Preliminary, statements: NamedStatement[]): Promise<QueryResult[]> {
  const connection = await take(pool);
  try {
    const answers = await answersOf(connection, [speaking], statements);
    giveBack(connection);
    return answers;
  } catch (error) {
    connection.release(!isHarmless(error));
    throw error;
  }
}

/** All in one transaction; where one of them is at fault, nothing of any was done and each is asked for alone. */
async function sendAll(pool: Pool, speaking: Preliminary, asked: Asked[]): Promise<void> {
  try {
    const statements = asked.map(({ statement }) => statement);
    const answers = await answersFrom(pool, speaking, statements);
    for (const [at, { resolve, reject }] of asked.entries()) {
      const answer = answers[at];
      if (answer === undefined) reject(new Error('PostgreSQL answered nothing'));
      else resolve(answer);
    }
  } catch (error) {
    const isAlone = asked.length === 1 || error instanceof NoConnection;
    for (const each of asked)
      if (isAlone) each.reject(error);
      else void sendAll(pool, speaking, [each]);
  }
}

/**
 * Sends a statement as whoever speaks. What one person reads in the same tick goes together: one connection, one write
 * and one transaction; what writes goes alone.
 */
export function sendTogether(pool: Pool, speaking: Preliminary, statement: NamedStatement): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    const asked = { statement, resolve, reject };
    if (!READS.test(statement.text)) {
      void sendAll(pool, speaking, [asked]);
      return;
    }
    const groups = waiting.get(pool) ?? new Map<string, Asked[]>();
    waiting.set(pool, groups);
    const claims = speaking.values.join();
    const group = groups.get(claims);
    if (group !== undefined) {
      group.push(asked);
      return;
    }
    const begun = [asked];
    groups.set(claims, begun);
    process.nextTick(() => {
      groups.delete(claims);
      void sendAll(pool, speaking, begun);
    });
  });
}
