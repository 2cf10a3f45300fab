import { SUGGESTION_CATEGORIES } from '@spire/domain/options';
import type { SuggestionsForWishes, SuggestionsOfCategory } from '../schema/suggestions.ts';
import { TEXTS as OF_CATEGORIES } from './generated/suggestions.ts';
import { TEXTS as FOR_WISHES } from './generated/suggestionsForWishes.ts';

/** One written suggestion; everything a choice is made from is a tag, so that no text has to be read by code. */
export type Suggestion = SuggestionsForWishes[number] & Pick<SuggestionsOfCategory[number], 'isOnlyForWishes'>;

/** Every built-in suggestion (D23), tagged; the invariants of suggestions hold for each of them. */
export const SUGGESTIONS: readonly Suggestion[] = [
  ...SUGGESTION_CATEGORIES.flatMap((category) =>
    OF_CATEGORIES[category].map((suggestion) => ({ ...suggestion, category })),
  ),
  ...FOR_WISHES.map((suggestion): Suggestion => ({ ...suggestion, isOnlyForWishes: true })),
];
