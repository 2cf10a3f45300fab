import { type Connection, type PoolClient, Query, type QueryConfig, type QueryResult } from 'pg';
import { lossOr } from './noConnection.ts';
import { note, prepare } from './statementNames.ts';

/** A statement whose own answer nobody needs. */
export interface Preliminary {
  /** '' for none. */
  name: string;
  text: string;
  values: string[];
}

/** What is sent, and what it is called on its connection. */
export type NamedStatement = QueryConfig & { name: string };

/**
 * Puts every message of the preliminaries before those of the statement, and no Sync in between: all of it travels in
 * one write, is one transaction to PostgreSQL (protocol-flow, "Pipelining"), and after an error in the middle nothing
 * of the rest is done.
 */
class PrecededQuery extends Query {
  constructor(
    preliminaries: readonly Preliminary[],
    statement: NamedStatement,
    done: (error: Error | undefined, results: QueryResult | QueryResult[]) => void,
  ) {
    // Without it, pg sends a statement that has no values by the simple protocol.
    const extended = { queryMode: 'extended' };
    super({ ...statement, ...extended }, done);
    this.submit = (connection: Connection) => {
      connection.stream.cork();
      for (const { name, text, values } of preliminaries) {
        prepare(connection, { name, text });
        connection.bind({ statement: name, values }, true);
        connection.describe({ type: 'P', name: '' }, true);
        connection.execute(null, true);
      }
      prepare(connection, statement);
      Query.prototype.submit.call(this, connection);
      connection.stream.uncork();
    };
  }

  /** Asked by pg, which would otherwise send the text itself. */
  hasBeenParsed(): boolean {
    return true;
  }
}

/**
 * Sends a statement with what has to come before it in one round trip, and answers what the statement answered;
 * NoConnection when that is lost.
 */
export function answerOf(
  connection: PoolClient,
  preliminaries: readonly Preliminary[],
  statement: NamedStatement,
): Promise<QueryResult> {
  const names = [...preliminaries, statement].flatMap(({ name }) => (name === '' ? [] : [name]));
  return new Promise((resolve, reject) => {
    connection.query(
      new PrecededQuery(preliminaries, statement, (error, results) => {
        const answer = Array.isArray(results) ? results.at(-1) : results;
        note(connection.connection, names, answer !== undefined);
        if (answer === undefined) reject(lossOr(error ?? new Error('PostgreSQL answered nothing')));
        else resolve(answer);
      }),
    );
  });
}
