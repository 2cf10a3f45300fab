import type { FieldError } from './errorCodes.ts';
import { lengthErrors, optionErrors, textErrors } from './fieldChecks.ts';
import { LIMITS } from './limits.ts';
import { TOOL_LIMITS } from './toolLimits.ts';
import { SUGGESTION_CATEGORIES, SUGGESTION_SOURCES, type SuggestionKind, type SuggestionSource } from './options.ts';

/** How suggestions were asked for: one for a card, a list from the check-in, or a list for what the person wrote. */
export const SUGGESTION_FORMS = ['card', 'list', 'prompt'] as const;
export type SuggestionForm = (typeof SUGGESTION_FORMS)[number];

/** How many suggestions one request can be answered with. */
export const SUGGESTIONS_IN_SET = 3;

/** How long what was begun holds its place of the day, when it is never finished. */
const UNFINISHED_MS = 60_000;

/** The instant before which a set that was begun and is not finished has lost its place. */
export function unfinishedBefore(now: Date): Date {
  return new Date(now.getTime() - UNFINISHED_MS);
}

/** The name in interactions of a suggestion from that source: one fact under two names (S16). */
export const KIND_OF_SOURCE = { ai: 'ai', built_in: 'regular', memory: 'memory_inspired' } as const satisfies Record<
  SuggestionSource,
  SuggestionKind
>;

/** No suggestion asks for more than a day. */
const MOST_MINUTES = 1440;

interface SuggestionFields {
  text: string;
  title: string | null;
  actionText: string | null;
  emoji: string;
  minutes: number | null;
  category: string;
  source: string;
}

/** The errors of a suggestion that is to be stored. */
export function suggestionErrors({ text, title, actionText, ...rest }: SuggestionFields): FieldError[] {
  const isWrong = rest.minutes !== null && (rest.minutes < 0 || rest.minutes > MOST_MINUTES);
  return [
    ...textErrors('text', text, LIMITS.freeText),
    ...lengthErrors('title', title ?? '', LIMITS.title),
    ...lengthErrors('actionText', actionText ?? '', LIMITS.title),
    ...textErrors('emoji', rest.emoji, TOOL_LIMITS.emoji),
    ...(isWrong ? [{ field: 'minutes', code: 'OUT_OF_RANGE', limit: MOST_MINUTES } as const] : []),
    ...optionErrors('category', rest.category, SUGGESTION_CATEGORIES),
    ...optionErrors('source', rest.source, SUGGESTION_SOURCES),
  ];
}
