import { problemOf } from './problems.ts';

const refusal = (code: string, fields?: unknown) => ({ errors: [{ message: '', extensions: { code, fields } }] });

describe('the problem behind an error', () => {
  it('is the first code of the catalogue, with the fields that are wrong', () => {
    const fields = [{ field: 'nickname', code: 'TOO_LONG', limit: 60 }];
    expect(problemOf(refusal('VALIDATION_FAILED', fields))).toEqual({ code: 'VALIDATION_FAILED', fields });
    expect(problemOf(refusal('UNAUTHENTICATED'))).toEqual({ code: 'UNAUTHENTICATED', fields: [] });
  });
  it('keeps only fields it can show', () => {
    const fields = [{ field: 'nickname', code: 'ODD' }, 'nonsense', { field: 'goals', code: 'REQUIRED' }];
    expect(problemOf(refusal('VALIDATION_FAILED', fields)).fields).toEqual([{ field: 'goals', code: 'REQUIRED' }]);
  });
  it('is INTERNAL when nothing is known', () => {
    for (const error of [undefined, null, 'oops', new Error('oops'), refusal('SOMETHING_NEW'), { errors: [null] }]) {
      expect(problemOf(error)).toEqual({ code: 'INTERNAL', fields: [] });
    }
  });
  it('tells a missing answer from a refusal', () => {
    expect(problemOf({ code: 'TIMEOUT' }).code).toBe('TIMEOUT');
    expect(problemOf({ name: 'TimeoutError', code: 23 }).code).toBe('TIMEOUT');
    expect(problemOf({ code: 'UNREACHABLE' }).code).toBe('NETWORK');
  });
  it('reads a status, and a body that came with it', () => {
    expect(problemOf({ statusCode: 503 }).code).toBe('UNAVAILABLE');
    expect(problemOf({ statusCode: 400, bodyText: JSON.stringify(refusal('RATE_LIMITED')) }).code).toBe('RATE_LIMITED');
    expect(problemOf({ statusCode: 429, bodyText: '<html>' }).code).toBe('RATE_LIMITED');
  });
});
