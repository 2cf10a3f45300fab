import type { Consideration } from '@spire/domain/options';
import type { Answers } from './answers.ts';

/** What every question is given. */
export interface QuestionProps {
  answers: Answers;
  onChange: (part: Partial<Answers>) => void;
  /** What is wrong with the answer, beside it (A20). */
  error: string | undefined;
  /** What is wrong with the yes to keeping what tells of health, beside it. */
  consentError?: string | undefined;
  /** Goes on, for a button that answers and goes on in one; left out where all questions stand on one page. */
  onNext?: () => void;
  /** The considerations to choose from, beside those which are chosen already; those of the wizard if not said. */
  offered?: readonly Consideration[];
}
