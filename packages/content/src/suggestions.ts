import { SUGGESTION_CATEGORIES } from '@spire/domain/options';
import type { SuggestionsForWishes, SuggestionsOfCategory } from '../schema/suggestions.ts';
import { TEXTS as OF_CATEGORIES } from './generated/suggestions.ts';
import { TEXTS as FOR_WISHES } from './generated/suggestionsForWishes.ts';

/** One written suggestion; everything a choice is made from is a tag, so that no text has to be read by code. */
export type Suggestion = Omit<SuggestionsForWishes[number], 'subject'> &
  Pick<SuggestionsOfCategory[number], 'isOnlyForWishes'> & {
    /** The subject of a text that comes only where a wish is about it. */
    subject?: string;
  };

/** Every built-in suggestion (D23), tagged; the invariants of suggestions hold for each of them. */
export const SUGGESTIONS: readonly Suggestion[] = [
  ...SUGGESTION_CATEGORIES.flatMap((category) =>
    OF_CATEGORIES[category].map((suggestion) => ({ ...suggestion, category })),
  ),
  ...FOR_WISHES.map((suggestion): Suggestion => ({ ...suggestion, isOnlyForWishes: true })),
];

/** Subjects of a life that somebody has to tell of: a text of theirs would puzzle or hurt anybody else. */
export const SUBJECTS_OF_A_LIFE: ReadonlySet<string> = new Set([
  ...['apart-and-dating', 'body-and-age', 'everyday-snags', 'faith-and-feasts', 'family-life', 'illness-life', 'joy'],
  ...['learning-new', 'money-and-food', 'moves', 'work-life', 'feasts', 'kept-in-place', 'on-board', 'night-duty'],
  ...['good-news'],
]);
