import type { ReactNode } from 'react';
import type { Consideration } from '@spire/domain/options';
import type { Answers } from './answers.ts';

export interface QuestionProps {
  answers: Answers;
  onChange: (part: Partial<Answers>) => void;
  /** Called where the last answer of a list would be taken away, which then stays; left out where it may go. */
  onLast?: () => void;
  /** Called where a field of words is left. */
  onBlur?: () => void;
  /** The error of the answer, beside it (A20). */
  error: string | undefined;
  /** The error of the consent to keep answers that tell of health, beside it. */
  consentError?: string | undefined;
  /** A consent that is kept the moment it is given, above what it covers; in place of the one which is saved with all. */
  consent?: ReactNode;
  /** Whether an answer cannot be chosen without that consent; pressed, it calls `onChange` all the same. */
  isIdle?: ((id: string) => boolean) | undefined;
  /** Goes on, for a button that answers and goes on in one; left out where all questions stand on one page. */
  onNext?: () => void;
  /** The considerations to choose from, beside those which are chosen already; those of the wizard if not said. */
  offered?: readonly Consideration[];
}
