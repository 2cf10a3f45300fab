import { LIMITS } from '@spire/domain/limits';
import { PASSWORD_CHARACTER_CLASSES, PASSWORD_MIN_LENGTH } from '@spire/domain/passwordRules';
import type { VisitorKey } from './messages/namespace.ts';

/** The fault of an e-mail address before it is sent; the auth service has the last word. */
export function emailError(email: string): VisitorKey | undefined {
  if (email.trim() === '') return 'fields.emailRequired';
  return /^[^\s@.]+(\.[^\s@.]+)*@[^\s@.]+(\.[^\s@.]+)*$/.test(email.trim()) ? undefined : 'fields.emailInvalid';
}

/** The rules a new account's password has to meet, in the order in which they are shown (D12). */
export const PASSWORD_RULES = ['length', 'letters', 'digit', 'symbol'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

const [lower, upper, digit, symbol] = PASSWORD_CHARACTER_CLASSES;

/** Which of the rules a password meets so far. */
export function metRules(password: string): Record<PasswordRule, boolean> {
  return {
    length: [...password].length >= PASSWORD_MIN_LENGTH,
    letters: lower.test(password) && upper.test(password),
    digit: digit.test(password),
    symbol: symbol.test(password),
  };
}

/** The faults of a new password and its repetition in the reset form: 6 characters, and the two alike (D12). */
export function newPasswordErrors(password: string, again: string): { password?: VisitorKey; again?: VisitorKey } {
  if ([...password].length < LIMITS.passwordOnReset) return { password: 'newPassword.tooShort' };
  return password === again ? {} : { again: 'newPassword.mismatch' };
}
