import type { PoolClient, QueryResult } from 'pg';
import { lossOr } from '../noConnection.ts';
import { type NamedStatement, Pipeline, type Preliminary } from './pipeline.ts';
import { note } from './preparedStatements.ts';

/**
 * Sends statements with what has to come before them in one round trip, and answers what each answered; NoConnection
 * when that is lost.
 */
export function answersOf(
  connection: PoolClient,
  preliminaries: readonly Preliminary[],
  statements: readonly NamedStatement[],
): Promise<QueryResult[]> {
  const names = [...preliminaries, ...statements].flatMap(({ name }) => (name === '' ? [] : [name]));
  return new Promise((resolve, reject) => {
    connection.query(
      new Pipeline(preliminaries, statements, (error, answers) => {
        note(connection.connection, names, error === undefined);
        if (error === undefined) resolve(answers);
        else reject(lossOr(error));
      }),
    );
  });
}

/** The same for a single statement. */
export async function answerOf(
  connection: PoolClient,
  preliminaries: readonly Preliminary[],
  statement: NamedStatement,
): Promise<QueryResult> {
  const [answer] = await answersOf(connection, preliminaries, [statement]);
  if (answer === undefined) throw new Error('PostgreSQL answered nothing');
  return answer;
}
