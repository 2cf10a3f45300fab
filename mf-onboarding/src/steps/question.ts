import type { Answers } from '../wizard.ts';

/** What every question of the wizard is given. */
export interface QuestionProps {
  answers: Answers;
  onChange: (part: Partial<Answers>) => void;
  /** What is wrong with the answer, beside it (A20). */
  error: string | undefined;
  /** Goes on, for a button that answers and goes on in one; left out where all questions stand on one page. */
  onNext?: () => void;
}
