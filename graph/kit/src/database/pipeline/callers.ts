import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import type { Claims } from '../../claims.ts';
import { answerOf } from './answersOf.ts';
import type { NamedStatement, Preliminary } from './pipeline.ts';
import { giveBack, sendTogether, take } from './sendTogether.ts';
import { type NameOf, NO_NAMES } from '../statementNames.ts';
import { tracedStatement } from '../tracedStatement.ts';

export type Send = (statement: QueryConfig) => Promise<QueryResult>;

/** A transaction of one caller's. It is ended once, and carries nothing after that. */
export interface CallersTransaction {
  send: Send;
  end: (command: 'commit' | 'rollback') => Promise<void>;
}

/** A caller: statements they send are executed as them, and seen by nobody who comes after them. */
export interface Caller {
  /** A statement outside any transaction, in one round trip. */
  send: Send;
  begin: () => CallersTransaction;
}

/** Begins a transaction whose statements all see the database as it is at the first of them. */
export const ONE_MOMENT = { name: '', text: 'begin isolation level repeatable read', values: [] };

const SPEAKING = `select set_config('request.jwt.claims', $1, true), set_config('role', 'authenticated', true)`;
const BEGIN = { name: '', text: 'begin', values: [] };

type Naming = (statement: QueryConfig) => NamedStatement;

/** The transaction begins with the first statement, in the same round trip. */
function begin(pool: Pool, speaking: Preliminary, beginning: Preliminary, named: Naming): CallersTransaction {
  let connection: PoolClient | undefined;
  let isOver = false;
  let turn: Promise<unknown> = Promise.resolve();

  /** One after the other: nothing can follow the end on a connection that is somebody else's by then. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    return result;
  }

  return {
    send: (statement) =>
      inTurn(() =>
        tracedStatement(statement.text, async () => {
          if (isOver) throw new Error('The transaction that this statement belonged to has ended');
          if (connection !== undefined) return answerOf(connection, [], named(statement));
          connection = await take(pool);
          return answerOf(connection, [beginning, speaking], named(statement));
        }),
      ),
    end: (text) =>
      inTurn(async () => {
        if (isOver) return;
        isOver = true;
        if (connection === undefined) return;
        const { command } = await answerOf(connection, [], { name: '', text }).catch((error: unknown) => {
          connection?.release(true);
          throw error;
        });
        giveBack(connection);
        // PostgreSQL answers ROLLBACK to the commit of a transaction that had failed.
        if (command.toLowerCase() !== text) throw new Error('The transaction had failed before its end');
      }),
  };
}

/**
 * The caller with these claims. Claims and role are local to the transaction that each statement is sent with or in, so
 * no connection keeps them, whatever becomes of the statement (decision 0019).
 */
export function callerWith(claims: Claims, pool: Pool, nameOf: NameOf = NO_NAMES, beginning = BEGIN): Caller {
  const speaking = { name: nameOf(SPEAKING), text: SPEAKING, values: [JSON.stringify(claims)] };
  const named: Naming = (statement) => ({ ...statement, name: nameOf(statement.text) });
  return {
    send: (statement) => tracedStatement(statement.text, () => sendTogether(pool, speaking, named(statement))),
    begin: () => begin(pool, speaking, beginning, named),
  };
}
