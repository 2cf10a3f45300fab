import { LIMITS } from '@spire/domain/limits';
import { nicknameError } from './nicknameError.ts';

test('a nickname must hold something besides spaces', () => {
  expect(nicknameError('')?.code).toBe('REQUIRED');
  expect(nicknameError(' \t ')?.code).toBe('REQUIRED');
  expect(nicknameError(' K ')).toBeUndefined();
});

test('a nickname may be as long as the limit, counted in characters, and no longer', () => {
  expect(nicknameError('🌱'.repeat(LIMITS.nickname))).toBeUndefined();
  expect(nicknameError('a'.repeat(LIMITS.nickname + 1))).toMatchObject({ code: 'TOO_LONG', limit: LIMITS.nickname });
});
