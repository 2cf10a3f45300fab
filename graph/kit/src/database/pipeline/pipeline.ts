import { type Connection, Query, type QueryConfig, type QueryResult } from 'pg';
import { prepare } from './preparedStatements.ts';

/** A statement whose own answer nobody needs. */
export interface Preliminary {
  /** '' for none. */
  name: string;
  text: string;
  values: string[];
}

/** A statement, and its name on its connection. */
export type NamedStatement = QueryConfig & { name: string };

/** The methods pg calls on a query while its answer comes in, which its types leave out. */
interface Part {
  submit(connection: Connection): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
}

type Answered = (error: Error | null | undefined, answer?: QueryResult) => void;

/** A statement whose text is sent by `prepare` alone. pg reads its answer. */
class Statement extends Query {
  constructor(statement: NamedStatement, answered: Answered) {
    // Without it, pg sends a statement that has no values by the simple protocol.
    const extended = { queryMode: 'extended' };
    super({ ...statement, ...extended }, answered);
    this.submit = (connection) => {
      prepare(connection, statement);
      Query.prototype.submit.call(this, connection);
    };
  }

  /** Asked by pg, which would otherwise send the text itself. */
  hasBeenParsed(): boolean {
    return true;
  }
}

const ignore = () => undefined;

/** Not even described: nobody reads what it answers. */
const unread = ({ name, text, values }: Preliminary): Part => ({
  submit: (connection) => {
    prepare(connection, { name, text });
    connection.bind({ statement: name, values }, true);
    connection.execute(null, true);
  },
  handleRowDescription: ignore,
  handleDataRow: ignore,
  handleCommandComplete: ignore,
  handleReadyForQuery: ignore,
});

/**
 * Statements that pg takes for one: every message of theirs leaves in one write, with no Sync before the end, so that
 * they are one transaction to PostgreSQL (protocol-flow, "Pipelining"), and after an error nothing of the rest is done.
 */
export class Pipeline extends Query {
  private readonly parts: Part[];
  private readonly answers: QueryResult[] = [];
  private error: Error | undefined;
  private at = 0;

  constructor(
    preliminaries: readonly Preliminary[],
    statements: readonly NamedStatement[],
    done: (error: Error | undefined, answers: QueryResult[]) => void,
  ) {
    super('', (error) => done(error ?? this.error, this.answers));
    const answered: Answered = (error, answer) => {
      if (answer === undefined) this.error ??= error ?? new Error('PostgreSQL answered nothing');
      else this.answers.push(answer);
    };
    const read = statements.map((statement) => new Statement(statement, answered) as Query as Query & Part);
    this.parts = [...preliminaries.map(unread), ...read];
    this.submit = (connection) => this.send(connection);
  }

  /** Answers what keeps a statement from being sent. */
  private send(connection: Connection): Error | undefined {
    const unsynced = Object.create(connection, { sync: { value: ignore } }) as Connection;
    connection.stream.cork();
    for (const part of this.parts) part.submit(unsynced);
    connection.sync();
    connection.stream.uncork();
    return this.error;
  }

  handleRowDescription(message: unknown): void {
    this.parts[this.at]?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.parts[this.at]?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    this.parts[this.at]?.handleCommandComplete(message, connection);
    this.at += 1;
  }

  handleEmptyQuery(): void {
    this.at += 1;
  }

  handleReadyForQuery(connection: Connection): void {
    for (const part of this.parts) part.handleReadyForQuery(connection);
    (this as unknown as { callback: (error: null) => void }).callback(null);
  }
}
