import { PROMPT_FALLBACKS } from '@spire/content/localSuggestions';
import { ACTION_TEXTS, PROMPT_FALLBACK_TITLES } from '@spire/content/suggestionTitles';
import type { SuggestionCategory } from '@spire/domain/options';
import type { Facts } from '../../facts/facts.ts';
import type { SuggestionItem } from '../../suggestion/suggestionItem.ts';

/** The form of the fixed answers, in their order. */
const FIXED_FORM: readonly { category: SuggestionCategory; emoji: string }[] = [
  { category: 'physical', emoji: '🛋️' },
  { category: 'practical', emoji: '🧩' },
  { category: 'mindfulness', emoji: '✨' },
];

/** The three answers to words that tell nothing at all (spec 2 §8). */
export function fixedAnswers({ language }: Facts): SuggestionItem[] {
  return FIXED_FORM.flatMap(({ category, emoji }, index) => {
    const text = PROMPT_FALLBACKS[index]?.[language];
    if (text === undefined) return [];
    const title = PROMPT_FALLBACK_TITLES[index]?.[language] ?? null;
    const actionText = ACTION_TEXTS[category][language];
    return [{ text, title, actionText, emoji, minutes: null, category, source: 'built_in' as const }];
  });
}
