import type { Problem } from '@spire/client';
import type { SuggestionQuery } from './Suggestion.generated.ts';

export type Suggestion = SuggestionQuery['me']['suggestion'];

/** What the suggestion card shows. */
export type SuggestionView =
  | { kind: 'loading' }
  | { kind: 'checkInFirst' }
  | { kind: 'limitReached' }
  | { kind: 'failed' }
  | { kind: 'ready'; suggestion: Suggestion; isLast: boolean; isChanging: boolean; hasFailedToChange: boolean };

interface Answer {
  current: Suggestion | undefined;
  /** The one shown before, kept in place while the next is fetched. */
  previous: Suggestion | undefined;
  isLoading: boolean;
  /** The code of the problem, when there is one. */
  problem: Problem['code'] | undefined;
}

/** A text once shown stays until another can take its place: no failure leaves the card empty (S21). */
export function suggestionView({ current, previous, isLoading, problem }: Answer): SuggestionView {
  if (problem === 'CHECK_IN_REQUIRED' && !isLoading) return { kind: 'checkInFirst' };
  const suggestion = current ?? previous;
  if (suggestion !== undefined) {
    return {
      kind: 'ready',
      suggestion,
      isLast: problem === 'DAILY_LIMIT' || suggestion.number >= suggestion.limit,
      isChanging: isLoading && current === undefined,
      hasFailedToChange: !isLoading && problem !== undefined && problem !== 'DAILY_LIMIT' && current === undefined,
    };
  }
  if (isLoading) return { kind: 'loading' };
  return { kind: problem === 'DAILY_LIMIT' ? 'limitReached' : 'failed' };
}
