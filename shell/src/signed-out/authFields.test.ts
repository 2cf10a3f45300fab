import { passwordWeaknesses } from '@spire/domain/passwordRules';
import { emailError, metRules, newPasswordErrors } from './authFields.ts';

describe('an e-mail address', () => {
  it('is required, and looks like one', () => {
    expect(emailError('  ')).toBe('fields.emailRequired');
    expect(emailError('kari')).toBe('fields.emailInvalid');
    expect(emailError('kari @example.org')).toBe('fields.emailInvalid');
    for (const address of ['name.@x', '.name@x', 'na..me@x', 'name@x.', 'name@.x', 'a@b@c'])
      expect([address, emailError(address)]).toEqual([address, 'fields.emailInvalid']);
    expect(emailError(' kari.ås+spire@mail.example.org ')).toBeUndefined();
    expect(emailError(' kari@example.org ')).toBeUndefined();
    expect(emailError('kåre@localhost')).toBeUndefined();
  });
});

describe('the shown password rules', () => {
  it('are all met exactly when the server’s rule is', () => {
    for (const password of [
      '',
      'short',
      'Abcdef1!',
      'abcdefgh1!',
      'ABCDEFGH1!',
      'Abcdefghij!',
      'Abcdefgh12',
      'Ærfugl på 3 ben!',
    ]) {
      expect(Object.values(metRules(password)).every(Boolean)).toBe(passwordWeaknesses(password).length === 0);
    }
  });
});

describe('a new password', () => {
  it('has six characters and the same repetition', () => {
    expect(newPasswordErrors('12345', '12345')).toEqual({ password: 'newPassword.tooShort' });
    expect(newPasswordErrors('123456', '12345')).toEqual({ again: 'newPassword.mismatch' });
    expect(newPasswordErrors('123456', '123456')).toEqual({});
  });
});
