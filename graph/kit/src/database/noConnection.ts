import { DatabaseError } from 'pg';

/** There is no connection to the database, or no longer; its code is one of those answered with UNAVAILABLE. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';
  readonly code = 'ECONNRESET';
}

/** The messages of pg, without any code, when a connection or its answer is gone. */
const LOST = /^Connection terminated|connection error|read timeout|not queryable/;

/** The network reports errors of a socket under many a code: EPIPE, ECONNRESET, ETIMEDOUT. */
const isOfSocket = (error: Error) => 'syscall' in error;

/** The error itself, unless it is the connection's: then one that says so. */
export function lossOr(error: Error): Error {
  const isLoss =
    error instanceof DatabaseError ? error.severity !== 'ERROR' : isOfSocket(error) || LOST.test(error.message);
  return isLoss ? new NoConnection(error.message, { cause: error }) : error;
}
