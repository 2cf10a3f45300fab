import type { AddSelfPriorityInput } from '../graphTypes.generated.ts';
import type { FieldError } from '@spire/domain/errorCodes';
import type { TextSource } from '@spire/domain/toolOptions';
import { selfPriorityErrors } from '@spire/domain/toolRules';

/** The answer to a person: a way to say no, and why the need counts with a line to keep. */
export interface BoundaryAnswer {
  sayNoExample: string;
  /** In two paragraphs. */
  validation: string;
  source: TextSource;
  /** Written by this device alone, because nobody could be reached. */
  isFromHere: boolean;
  /** An acknowledgement of what weighs, to stand first (D61); null where nothing does. */
  seen?: string | null;
}

/** The three inputs of the form, and the answer once there is one. */
export interface BoundaryDraft {
  shouldDo: string;
  needText: string;
  /** One of the 18; empty before one is chosen. */
  emoji: string;
  answer: BoundaryAnswer | null;
}

export const NOTHING: BoundaryDraft = { shouldDo: '', needText: '', emoji: '', answer: null };

/** The form's own name of each field that the rules speak of. */
const FIELDS: Readonly<Record<string, string>> = { 'needInstead.text': 'needText', 'needInstead.emoji': 'emoji' };

/** Everything wrong with the inputs, by the fields of the form. */
export function boundaryErrors({ shouldDo, needText, emoji }: BoundaryDraft): FieldError[] {
  const draft = { shouldDo: shouldDo.trim(), needInstead: { text: needText.trim(), emoji } };
  const wrong = selfPriorityErrors({ ...draft, sayNoExample: '', validation: '', source: null });
  return wrong.map((error) => ({ ...error, field: FIELDS[error.field] ?? error.field }));
}

/** The record as it is saved. */
export function inputFrom(
  { shouldDo, needText, emoji, answer }: BoundaryDraft,
  now: Date,
  date: string,
): Omit<AddSelfPriorityInput, 'id'> {
  return {
    date,
    completedAt: now.toISOString(),
    shouldDo: shouldDo.trim(),
    needInstead: { text: needText.trim(), emoji },
    sayNoExample: answer?.sayNoExample ?? '',
    validation: answer?.validation ?? '',
    source: answer?.source ?? null,
  };
}
