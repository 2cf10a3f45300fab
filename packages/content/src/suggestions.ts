import { SUGGESTION_CATEGORIES, type SuggestionCategory } from '@spire/domain/options';
import { CREATIVE } from './suggestions/creative.ts';
import { CREATIVE_AT_REST } from './suggestions/creativeAtRest.ts';
import { MINDFULNESS } from './suggestions/mindfulness.ts';
import { MINDFULNESS_AT_REST } from './suggestions/mindfulnessAtRest.ts';
import { PHYSICAL } from './suggestions/physical.ts';
import { PHYSICAL_AT_REST } from './suggestions/physicalAtRest.ts';
import { PRACTICAL } from './suggestions/practical.ts';
import { PRACTICAL_AT_REST } from './suggestions/practicalAtRest.ts';
import { SOCIAL } from './suggestions/social.ts';
import { SOCIAL_AT_REST } from './suggestions/socialAtRest.ts';
import type { Suggestion, WrittenSuggestion } from './suggestions/suggestion.ts';
import { WISHED } from './suggestions/wished.ts';

export type { Suggestion };

/** What suits the lowest level has a file of its own in each category. */
const written: Record<SuggestionCategory, readonly WrittenSuggestion[]> = {
  mindfulness: [...MINDFULNESS_AT_REST, ...MINDFULNESS],
  physical: [...PHYSICAL_AT_REST, ...PHYSICAL],
  social: [...SOCIAL_AT_REST, ...SOCIAL],
  creative: [...CREATIVE_AT_REST, ...CREATIVE],
  practical: [...PRACTICAL_AT_REST, ...PRACTICAL],
};

/** Every built-in suggestion (D23), tagged; the laws in the test beside this file hold for each of them. */
export const SUGGESTIONS: readonly Suggestion[] = [
  ...SUGGESTION_CATEGORIES.flatMap((category) => written[category].map((suggestion) => ({ ...suggestion, category }))),
  ...WISHED,
];
