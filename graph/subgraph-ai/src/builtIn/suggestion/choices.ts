import { LOCAL_SUGGESTIONS } from '@spire/content/localSuggestions';
import { OWN_WORDS } from '@spire/content/ownWords';
import { ACTION_TEXTS, SUGGESTION_TITLES } from '@spire/content/suggestionTitles';
import { SUGGESTIONS, type Suggestion } from '@spire/content/suggestions';
import { PARTS_OF_DAY } from '@spire/domain/dates';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import type { WishGroup } from '@spire/domain/wishGroups';
import type { SuggestionItem } from '../../suggestion/suggestionItem.ts';

type Text = Record<Language, string>;

/** A choice: a written suggestion with the fields a list shows beside it. */
export interface Choice extends Omit<Suggestion, 'minutes'> {
  minutes: number | null;
  title: Text | null;
  actionText: Text;
  /** Of one that does something with a person's own words: the groups of wishes that it is for. */
  groups?: readonly WishGroup[];
}

/** Every written suggestion. */
export const WRITTEN: readonly Choice[] = SUGGESTIONS.map((suggestion) => ({
  ...suggestion,
  title: SUGGESTION_TITLES[suggestion.id] ?? null,
  actionText: ACTION_TEXTS[suggestion.category],
}));

/** Suggestions to do something with what a person wrote, each with its groups of wishes. */
export const OF_OWN_WORDS: readonly Choice[] = OWN_WORDS.map((each) => ({
  ...each,
  actionText: ACTION_TEXTS[each.category],
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
  [...WRITTEN, ...OF_OWN_WORDS, ...LAST_RESORTS].flatMap((choice) =>
    LANGUAGES.map((language) => [choice.text[language], choice]),
  ),
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
