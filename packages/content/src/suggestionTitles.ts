import type { Language } from '@spire/domain/languages';
import type { SuggestionCategory } from '@spire/domain/options';
import { TEXTS as FALLBACKS } from './generated/promptFallbacks.ts';
import { TEXTS as BUTTONS } from './generated/suggestionButtons.ts';
import { TEXTS as FOR_WISHES } from './generated/suggestionsForWishesTitles.ts';
import { TEXTS as OF_CATEGORIES } from './generated/suggestionsTitles.ts';

type Text = Record<Language, string>;

/** The button of a suggestion in a list: three of a list are of three kinds, so each says something else. */
export const ACTION_TEXTS: Record<SuggestionCategory, Text> = BUTTONS;

/** The titles of the three answers to a prompt that no other answers, in their order. */
export const PROMPT_FALLBACK_TITLES: readonly Text[] = FALLBACKS.map(({ title }) => title);

/** The title of each suggestion, by its id. */
export const SUGGESTION_TITLES: Readonly<Record<string, Text>> = { ...OF_CATEGORIES, ...FOR_WISHES };
