import { AuthError } from './authError.ts';
import { errorBody } from './errorReply.ts';

describe('an error on the wire', () => {
  const error = new AuthError(422, 'weak_password', 'Too short.', { reasons: ['length'] });

  it('names its code in text for clients that ask for the version of 2024', () => {
    expect(errorBody(error, true)).toEqual({
      code: 'weak_password',
      message: 'Too short.',
      weak_password: { reasons: ['length'] },
    });
  });

  it('gives older clients the status as code', () => {
    expect(errorBody(new AuthError(400, 'invalid_credentials', 'Invalid login credentials'), false)).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    });
  });
});
