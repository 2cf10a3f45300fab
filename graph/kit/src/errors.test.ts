import { ERROR_CODES } from '@spire/domain/errorCodes';
import { GraphQLError } from 'graphql';
import { ApplicationError, describeForLog, formatError, isErrorCode, refuseWhenWrong } from './errors.ts';

const log = () => ({ debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() });
const format = (error: GraphQLError, sink = log()) =>
  formatError(error.toJSON(), error, { log: sink, correlationId: 'c-1' });

test.each(Object.keys(ERROR_CODES).filter(isErrorCode))(
  '%s passes with its fields, and says nothing but the code',
  (code) => {
    const fields = [{ field: 'nickname', code: 'TOO_LONG', limit: 60 }] as const;
    expect(format(new ApplicationError(code, fields))).toEqual({ message: code, extensions: { code, fields } });
  },
);

test.each(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'])('%s is a bad request', (code) => {
  const formatted = format(new GraphQLError('Cannot query field "x"', { extensions: { code, secret: 1 } }));
  expect(formatted).toEqual({ message: 'Cannot query field "x"', extensions: { code: 'BAD_REQUEST' } });
});

test('an unknown error is masked, and found again in the log by its correlation id', () => {
  const sink = log();
  const error = new GraphQLError('x', { originalError: new Error('the row of kari@example.no'), path: ['me'] });
  expect(format(error, sink)).toEqual({
    message: 'INTERNAL',
    path: ['me'],
    extensions: { code: 'INTERNAL', correlationId: 'c-1' },
  });
  expect(sink.error).toHaveBeenCalledWith(expect.objectContaining({ correlationId: 'c-1' }), expect.any(String));
});

test('a database out of reach is said to be unavailable', () => {
  const outage = Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
  expect(format(new GraphQLError('x', { originalError: outage })).extensions?.['code']).toBe('UNAVAILABLE');
});

test.each([
  ['23503', 'UNAUTHENTICATED'],
  ['SP001', 'FORBIDDEN'],
  ['57P01', 'UNAVAILABLE'],
  ['57014', 'UNAVAILABLE'],
  ['40P01', 'UNAVAILABLE'],
  ['53100', 'UNAVAILABLE'],
  ['23505', 'INTERNAL'],
])('what PostgreSQL says through Prisma is understood: %s is %s', (originalCode, code) => {
  const meta = { driverAdapterError: { cause: { originalCode } } };
  const originalError = Object.assign(new Error('no'), { code: 'P2003', meta });
  expect(format(new GraphQLError('x', { originalError })).extensions?.['code']).toBe(code);
});

test('the log never gets the message of an error, which may quote what a person wrote', () => {
  for (const message of ['secret words', 'Refused:\n    at secret words'])
    expect(JSON.stringify(describeForLog(new TypeError(message)))).not.toContain('secret words');
  expect(describeForLog(new TypeError('secret words'))).toMatchObject({ name: 'TypeError' });
  expect(describeForLog('secret words')).toEqual({ name: 'string', at: [] });
});

test('an input is refused with all its wrong fields, and only when there are some', () => {
  expect(() => refuseWhenWrong([])).not.toThrow();
  expect(() => refuseWhenWrong([{ field: 'a', code: 'REQUIRED' }])).toThrow('VALIDATION_FAILED');
});
