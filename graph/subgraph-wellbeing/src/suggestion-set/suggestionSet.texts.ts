import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';
import type { HeardInSet, Suggestion } from '@spire/graph-shared/suggestionSet';

/** All suggestions of a set are one sealed text (decision 0032); a row is named by its id. */
export const SET_TEXTS = sealedTexts('wellbeing.suggestion_set', ['answer']);

export type StoredSuggestion = Omit<Suggestion, 'id' | 'needs' | 'why'>;

/** The answer to a request: its suggestions, the kind of help that was offered beside them, and what of a wish was heard. */
export interface StoredAnswer {
  suggestions: StoredSuggestion[];
  offer: CrisisKind | null;
  heard: HeardInSet | null;
}

/** The text of an answer that is sealed; what an import brings has been checked by its rules. */
export const writtenAnswer = (answer: {
  suggestions: readonly object[];
  offer: CrisisKind | null;
  heard: object | null;
}): string => JSON.stringify(answer);

/** The answer in a sealed text; older ones are a list of suggestions alone, or without what was heard. */
export function readAnswer(text: string): StoredAnswer {
  // A text opens only as it was sealed, and it was sealed as one of these.
  const read = JSON.parse(text) as (Omit<StoredAnswer, 'heard'> & Partial<StoredAnswer>) | StoredSuggestion[];
  return Array.isArray(read) ? { suggestions: read, offer: null, heard: null } : { heard: null, ...read };
}
