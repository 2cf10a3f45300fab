import { HARD_DAY_TEXTS } from '@spire/content/hardDay';
import { ACTION_TEXTS } from '@spire/content/suggestionTitles';
import type { Language } from '@spire/domain/languages';
import { SUGGESTIONS_IN_SET, type SuggestionForm } from '@spire/domain/suggestionSet';
import { choiceOf, itemOf } from '../builtIn/suggestion/choices.ts';
import type { SuggestionItem } from './suggestionItem.ts';

/** A built-in text in that language as an item; undefined for any other text. */
function itemFor(text: string, language: Language, place: 'card' | 'list'): SuggestionItem | undefined {
  const choice = choiceOf(text);
  if (choice?.text[language] === text) return itemOf(choice, language, place);
  const quiet = HARD_DAY_TEXTS.find((each) => each.text[language] === text);
  if (quiet === undefined) return undefined;
  const { title, emoji, minutes, category } = quiet;
  const actionText = place === 'list' ? ACTION_TEXTS[category][language] : null;
  return { text, title: title[language], actionText, emoji, minutes, category, source: 'built_in' };
}

/** The items of texts that a client says it has given; undefined where any of them is none of ours, or their count is wrong. */
export function givenItems(
  texts: readonly string[],
  { language, form }: { language: Language; form: SuggestionForm },
): SuggestionItem[] | undefined {
  const place = form === 'card' ? 'card' : 'list';
  const items = texts.map((text) => itemFor(text, language, place)).filter((item) => item !== undefined);
  const most = form === 'card' ? 1 : SUGGESTIONS_IN_SET;
  const isWhole = items.length === texts.length && items.length > 0 && items.length <= most;
  return isWhole && new Set(texts).size === texts.length ? items : undefined;
}
