import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import type { FieldError } from '@spire/domain/errorCodes';
import type { LocalDate } from '@spire/domain/dates';
import type { AfterFeeling, ExerciseType, TextSource } from '@spire/domain/toolOptions';
import type { Because } from './chooseExercise.ts';

/** An exercise as it is shown, in the language it was found in. */
export interface ShownExercise {
  /** The id of a written exercise, or the title of one by AI. */
  id: string;
  type: ExerciseType;
  emoji: string;
  title: string;
  instruction: string;
  reasoning: string;
  source: TextSource;
  because: Because;
  /** It is meant to give energy; of one by AI nobody can say. */
  isForEnergy?: boolean;
  /** An acknowledgement of what weighs, to stand first (D61); null where nothing does. */
  seen?: string | null;
  /** The kind of help that is offered beside it (D60). */
  offered?: CrisisKind | null;
}

/** An exercise in progress; it survives a reload in every step (A15). */
export interface MicroDraft {
  exercise: ShownExercise | null;
  afterFeeling: AfterFeeling | null;
  /** Titles of those shown this time, so that none comes twice. */
  shown: readonly string[];
}

export const NOTHING_YET: MicroDraft = { exercise: null, afterFeeling: null, shown: [] };

/** Saving needs an exercise and a feeling (spec 2 §5). */
export const microErrors = ({ afterFeeling }: MicroDraft): FieldError[] =>
  afterFeeling === null ? [{ field: 'afterFeeling', code: 'REQUIRED' }] : [];

/** The input to save: the exercise as it was shown, and how it felt. */
export function inputFrom({ exercise, afterFeeling }: MicroDraft, now: Date, date: LocalDate) {
  if (exercise === null || afterFeeling === null) throw new Error('Saved before it was checked');
  const { type, emoji, title, instruction, reasoning } = exercise;
  return {
    date,
    completedAt: now.toISOString(),
    exercise: { type, emoji, title, instruction, reasoning },
    afterFeeling,
  };
}
