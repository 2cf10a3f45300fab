import { DatabaseError } from 'pg';
import { lossOr, NoConnection } from './noConnection.ts';

const ofSocket = (message: string, code: string) => Object.assign(new Error(message), { code, syscall: 'write' });
const ofDatabase = (severity: string) => Object.assign(new DatabaseError('', 0, 'error'), { severity });

test.each([
  ['a socket closed at the other end', ofSocket('write EPIPE', 'EPIPE')],
  ['a socket reset', ofSocket('read ECONNRESET', 'ECONNRESET')],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['an answer that never came', new Error('Query read timeout')],
  ['a connection that broke before', new Error('Client has encountered a connection error and is not queryable')],
  ['a connection given up', new Error('Client was closed and is not queryable')],
  ['a backend that is ended', ofDatabase('FATAL')],
  ['a crash', ofDatabase('PANIC')],
])('%s is a lost connection, and says so by a code', (_what, error) => {
  expect(lossOr(error)).toBeInstanceOf(NoConnection);
  expect(lossOr(error)).toMatchObject({ code: 'ECONNRESET', cause: error });
});

test.each([
  ['a statement PostgreSQL refuses', ofDatabase('ERROR')],
  ['a value that cannot be sent', new Error('cannot be sent')],
])('%s is an error of its own', (_what, error) => {
  expect(lossOr(error)).toBe(error);
});
