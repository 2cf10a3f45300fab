import { isCode } from '../CodeField.tsx';
import type { Trouble } from '../troubles.ts';

/** The proof that it is still the same person. */
export interface ProofAnswers {
  current: string;
  code: string;
}
export type ProofAnswer = keyof ProofAnswers;

/** The proofs this server wants; known once it has refused. */
export type AskedProof = Readonly<Record<ProofAnswer, boolean>>;

/** Beside which field of the proof a trouble is told. */
export const PROOF_FIELD_OF: Partial<Record<Trouble, ProofAnswer>> = {
  needsPassword: 'current',
  wrongPassword: 'current',
  needsMailCode: 'code',
  wrongMailCode: 'code',
};

/** The missing parts of the proof before anything is sent. */
export function proofFaults({ current, code }: ProofAnswers, asked: AskedProof): Trouble[] {
  const faults: Trouble[] = [];
  if (asked.current && current === '') faults.push('needsPassword');
  if (asked.code && !isCode(code)) faults.push('needsMailCode');
  return faults;
}
