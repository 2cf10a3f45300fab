import { passwordWeaknesses } from '@spire/domain/passwordRules';
import { isCode } from '../CodeField.tsx';
import type { Trouble } from '../troubles.ts';

/** The fields of the form. */
export interface PasswordAnswers {
  current: string;
  password: string;
  again: string;
  code: string;
}
export type PasswordAnswer = keyof PasswordAnswers;

/** The proofs this server wants besides the new password; known once it has refused. */
export interface PasswordProof {
  current: boolean;
  code: boolean;
}

/** Beside which field a trouble is told; one without a field concerns the whole form. */
export const FIELD_OF: Partial<Record<Trouble, PasswordAnswer>> = {
  needsPassword: 'current',
  wrongPassword: 'current',
  weak: 'password',
  pwned: 'password',
  same: 'password',
  mismatch: 'again',
  needsMailCode: 'code',
  wrongMailCode: 'code',
};

/** The faults before anything is sent, in the order of the fields; the rules are those of sign-up (D12). */
export function passwordFaults({ current, password, again, code }: PasswordAnswers, proof: PasswordProof): Trouble[] {
  const faults: Trouble[] = [];
  if (proof.current && current === '') faults.push('needsPassword');
  if (passwordWeaknesses(password).length > 0) faults.push('weak');
  if (password !== again) faults.push('mismatch');
  if (proof.code && !isCode(code)) faults.push('needsMailCode');
  return faults;
}
