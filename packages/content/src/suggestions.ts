import { SUGGESTION_CATEGORIES, type SuggestionCategory } from '@spire/domain/options';
import { CREATIVE } from './suggestions/creative.ts';
import { MINDFULNESS } from './suggestions/mindfulness.ts';
import { PHYSICAL } from './suggestions/physical.ts';
import { PRACTICAL } from './suggestions/practical.ts';
import { SOCIAL } from './suggestions/social.ts';
import type { Suggestion, WrittenSuggestion } from './suggestions/suggestion.ts';

export type { Suggestion };

const written: Record<SuggestionCategory, readonly WrittenSuggestion[]> = {
  mindfulness: MINDFULNESS,
  physical: PHYSICAL,
  social: SOCIAL,
  creative: CREATIVE,
  practical: PRACTICAL,
};

/** Every built-in suggestion (D23), tagged; the laws in the test beside this file hold for each of them. */
export const SUGGESTIONS: readonly Suggestion[] = SUGGESTION_CATEGORIES.flatMap((category) =>
  written[category].map((suggestion) => ({ ...suggestion, category })),
);
