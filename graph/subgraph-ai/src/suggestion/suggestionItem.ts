import type { SuggestionCategory, SuggestionSource } from '@spire/domain/options';

/** One suggestion, from any source. */
export interface SuggestionItem {
  /** Plain text, at most 120 words (S14). */
  text: string;
  /** A few words that name it; null where a text has none, as one on a card by AI or from a memory. */
  title: string | null;
  /** The label of its button, in a list; null on a card. */
  actionText: string | null;
  emoji: string;
  /** The minutes it takes, roughly; null when it takes as long as one likes. */
  minutes: number | null;
  category: SuggestionCategory;
  source: SuggestionSource;
}
