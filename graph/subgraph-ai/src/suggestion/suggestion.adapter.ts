import type { CapacityLevel } from '@spire/domain/capacity';
import type { LocalDate } from '@spire/domain/dates';
import type { Language } from '@spire/domain/languages';
import type { AvoidSuggestion, Goal, NeedMore } from '@spire/domain/options';
import type { Suggestion } from './suggestion.type.ts';

/** Everything a suggestion is written from; facts of the server, not of the client. */
export interface SuggestionRequest {
  userId: string;
  date: LocalDate;
  /** From 1 to the day's limit. */
  number: number;
  language: Language;
  capacity: CapacityLevel;
  avoid: readonly AvoidSuggestion[];
  goals: readonly Goal[];
  needs: readonly NeedMore[];
}

export type WrittenSuggestion = Omit<Suggestion, 'number' | 'limit'>;

/** Whoever can write a suggestion: the built-in texts, or a provider behind the same door (D37). */
export interface SuggestionWriter {
  write(request: SuggestionRequest): Promise<WrittenSuggestion>;
}
