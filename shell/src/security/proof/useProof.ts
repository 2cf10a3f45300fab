import { useRef, useState, type RefObject } from 'react';
import { useShell } from '../../ShellContext.tsx';
import { refusalOf } from '../../signed-out/refusalOf.ts';
import { digitsOf } from '../CodeField.tsx';
import { troubleOf, type Trouble } from '../troubles.ts';
import { PROOF_FIELD_OF, proofFaults, type AskedProof, type ProofAnswer, type ProofAnswers } from './proofFaults.ts';

/** The proof that a form asks for besides its own fields, once the server wants one. */
export interface Proof {
  asked: AskedProof;
  answers: ProofAnswers;
  setAnswer: (name: ProofAnswer, value: string) => void;
  inputs: RefObject<Partial<Record<ProofAnswer, HTMLElement | null>>>;
  /** The proof as the auth client's `updateUser` takes it. */
  wish: { current_password?: string; nonce?: string };
  faults: Trouble[];
  /** Moves the focus to the field that this trouble is about; false when it is about none of the proof. */
  focusOn: (trouble: Trouble) => boolean;
  /** Asks for what a refusal wants. The trouble that remains, or null when a field has opened for the answer. */
  askAfter: (refused: Trouble) => Promise<Trouble | null>;
  /** Has a code mailed and asks for it in the place of the old password. The trouble, or null when it is on its way. */
  askForCode: () => Promise<Trouble | null>;
}

const NONE: AskedProof = { current: false, code: false };

/**
 * Asks for a proof in place and only if the server wants one: a field that nobody checks would be a pretence (D3). The
 * old password comes first, for it is at hand; `code`, where nobody would know it.
 */
export function useProof(first: ProofAnswer = 'current'): Proof {
  const { auth } = useShell();
  const [asked, setAsked] = useState(NONE);
  const [answers, setAnswers] = useState<ProofAnswers>({ current: '', code: '' });
  const inputs = useRef<Partial<Record<ProofAnswer, HTMLElement | null>>>({});

  async function askForCode(): Promise<Trouble | null> {
    const error = await refusalOf(auth().then((client) => client.reauthenticate()));
    if (error !== null) return troubleOf(error);
    setAsked({ current: false, code: true });
    return null;
  }

  async function askAfter(refused: Trouble): Promise<Trouble | null> {
    if (refused === 'needsPassword') {
      setAsked((before) => ({ ...before, current: true }));
      return null;
    }
    if (refused !== 'needsMailCode') return refused;
    // A server that has the old password and wants more takes a code alone.
    if (first === 'code' || asked.current) return askForCode();
    setAsked({ current: true, code: false });
    return null;
  }

  return {
    asked,
    answers,
    setAnswer: (name, value) => setAnswers((before) => ({ ...before, [name]: value })),
    inputs,
    wish: {
      ...(asked.current && { current_password: answers.current }),
      ...(asked.code && { nonce: digitsOf(answers.code) }),
    },
    faults: proofFaults(answers, asked),
    focusOn: (trouble) => {
      const field = PROOF_FIELD_OF[trouble];
      if (field === undefined) return false;
      inputs.current[field]?.focus();
      return true;
    },
    askAfter,
    askForCode,
  };
}
