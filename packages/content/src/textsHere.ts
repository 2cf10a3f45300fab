import { SUGGESTION_CATEGORIES } from '@spire/domain/options';
import { TEXTS as SUGGESTIONS } from './generated/suggestions.ts';
import { TEXTS as TITLES } from './generated/suggestionsTitles.ts';

/**
 * The suggestions for anybody with their titles, to be chosen from on a device without a network; those for wishes alone
 * are left out, since nothing is read there.
 */
export const SUGGESTIONS_HERE = SUGGESTION_CATEGORIES.flatMap((category) =>
  SUGGESTIONS[category]
    .filter(({ isOnlyForWishes }) => isOnlyForWishes !== true)
    .map((suggestion) => ({ ...suggestion, category, title: TITLES[suggestion.id] ?? null })),
);
/** The small acts for a hard day, in a file of their own: a page that only asks whether a text is one does not fetch them. */
export { TEXTS as HARD_DAY_HERE } from './generated/hardDay.ts';
