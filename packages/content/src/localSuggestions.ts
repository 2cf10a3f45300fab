import type { Language } from '@spire/domain/languages';
import type { LocalSuggestions } from '../schema/suggestions.ts';
import { TEXTS } from './generated/localSuggestions.ts';
import { TEXTS as FALLBACKS } from './generated/promptFallbacks.ts';

/** A suggestion the client carries itself; each suits the lowest level, since nothing may be known of the person. */
export type LocalSuggestion = LocalSuggestions[number];

/** How many are shown at a time (spec 2 §9). */
export const LOCAL_SUGGESTIONS_SHOWN = 3;

/** Shown, three at a time, when nothing else can be had (spec 2 §8). */
export const LOCAL_SUGGESTIONS: readonly LocalSuggestion[] = TEXTS;

/** The three answers to a prompt of the person's own when no other can be had (spec 2 §8); they touch nothing avoided. */
export const PROMPT_FALLBACKS: readonly Record<Language, string>[] = FALLBACKS.map(({ text }) => text);
