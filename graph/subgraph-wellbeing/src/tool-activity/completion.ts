import type { FieldError } from '@spire/domain/errorCodes';
import { completedAtErrors } from '@spire/domain/toolRules';
import { acceptedDateErrors } from '@spire/graph-kit/acceptedDates';
import { idErrors, newRecordId } from '@spire/graph-kit/recordIds';

/** The facts of every completed tool besides its record. */
export interface Completion {
  id: string;
  /** The person's date it is for. */
  date: string;
  completedAt: Date;
  createdAt: Date;
}

interface CompletionInput {
  id?: string | null;
  date: string;
  completedAt: Date;
}

/** Makes the completion of what was sent, with an id when none was; and tells everything wrong with it (D18, D45). */
export function readCompletion(input: CompletionInput, now: Date): { completion: Completion; errors: FieldError[] } {
  const { date, completedAt } = input;
  const id = newRecordId(input.id);
  const errors = [...idErrors(id), ...acceptedDateErrors(date, now), ...completedAtErrors(completedAt, now)];
  return { completion: { id, date, completedAt, createdAt: now }, errors };
}
