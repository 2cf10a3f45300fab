import { LOCAL_SUGGESTIONS } from '@spire/content/localSuggestions';
import { ACTION_TEXTS, SUGGESTION_TITLES } from '@spire/content/suggestionTitles';
import { SUGGESTIONS, type Suggestion } from '@spire/content/suggestions';
import { PARTS_OF_DAY } from '@spire/domain/dates';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import type { SuggestionItem } from '../../suggestion/suggestionItem.ts';

type Text = Record<Language, string>;

/** A choice: a written suggestion with the fields a list shows beside it. */
export interface Choice extends Omit<Suggestion, 'minutes'> {
  minutes: number | null;
  title: Text | null;
  actionText: Text;
}

/** Every written suggestion. */
export const WRITTEN: readonly Choice[] = SUGGESTIONS.map((suggestion) => ({
  ...suggestion,
  title: SUGGESTION_TITLES[suggestion.id] ?? null,
  actionText: ACTION_TEXTS[suggestion.category],
}));

const BY_DAY = PARTS_OF_DAY.filter((part) => part !== 'night');

/**
 * The nine suggestions that clients carry themselves suit anybody, so they come before a text is repeated. None comes
 * at night.
 */
export const LAST_RESORTS: readonly Choice[] = LOCAL_SUGGESTIONS.map(({ description, ...rest }) => ({
  ...rest,
  text: description,
  minutes: null,
  capacity: 'low',
  goals: [],
  needs: [],
  considerations: [],
  partsOfDay: rest.avoid.includes('social_contact') ? BY_DAY : [],
}));

/** Choices by their text in either language: a text is a repeat in the other language, too. */
const BY_TEXT = new Map(
  [...WRITTEN, ...LAST_RESORTS].flatMap((choice) => LANGUAGES.map((language) => [choice.text[language], choice])),
);

export function choiceOf(text: string): Choice | undefined {
  return BY_TEXT.get(text);
}

/** A choice as an item of a card, or of a list, where each has a button. */
export function itemOf(choice: Choice, language: Language, place: 'card' | 'list'): SuggestionItem {
  const { title, actionText, text, emoji, minutes, category } = choice;
  return {
    text: text[language],
    title: title?.[language] ?? null,
    actionText: place === 'list' ? actionText[language] : null,
    emoji,
    minutes,
    category,
    source: 'built_in',
  };
}
