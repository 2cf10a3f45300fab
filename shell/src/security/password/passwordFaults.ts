import { passwordWeaknesses } from '@spire/domain/passwordRules';
import type { Trouble } from '../troubles.ts';

/** The fields of the form. */
export interface PasswordAnswers {
  password: string;
  again: string;
}
export type PasswordAnswer = keyof PasswordAnswers;

/** Beside which field a trouble is told. */
export const FIELD_OF: Partial<Record<Trouble, PasswordAnswer>> = {
  weak: 'password',
  pwned: 'password',
  same: 'password',
  mismatch: 'again',
};

/** The faults before anything is sent, in the order of the fields; the rules are those of sign-up (D12). */
export function passwordFaults({ password, again }: PasswordAnswers): Trouble[] {
  const faults: Trouble[] = [];
  if (passwordWeaknesses(password).length > 0) faults.push('weak');
  if (password !== again) faults.push('mismatch');
  return faults;
}
