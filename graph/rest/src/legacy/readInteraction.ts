import { localDate } from '@spire/domain/dates';
import type { FieldError } from '@spire/domain/errorCodes';
import { optionErrors, textErrors } from '@spire/domain/fieldChecks';
import { LIMITS } from '@spire/domain/limits';
import { INTERACTION_TYPES, SUGGESTION_CATEGORIES, SUGGESTION_KINDS } from '@spire/domain/options';
import { date, type Moment, text, uuid } from './parsers.ts';
import { type Parse, readBody, type Reading } from './readBody.ts';
import { idsOnly, option } from './spellings.ts';

/** The spellings the facade uses (spec 2 §3): `memory-inspired`, `task_{type}`. */
const KIND_SPELLINGS = { ...idsOnly(SUGGESTION_KINDS), memory_inspired: ['memory-inspired'] };

/** Sent empty where there is none. */
const category: Parse<string> = (sent) => (sent === '' ? undefined : text(sent));

/** A person's deed with a suggestion; `userId` is never read: the token decides (trap 83). */
export interface InteractionDraft {
  id: string | null;
  suggestionText: string;
  /** As the graph spells it: `memory_inspired`. */
  suggestionType: string;
  interactionType: string;
  category: string | null;
  date: string;
}

function interactionErrors(draft: InteractionDraft): FieldError[] {
  return [
    ...textErrors('suggestionText', draft.suggestionText, LIMITS.freeText),
    ...optionErrors('suggestionType', draft.suggestionType, SUGGESTION_KINDS),
    ...optionErrors('interactionType', draft.interactionType, INTERACTION_TYPES),
    ...(draft.category === null ? [] : optionErrors('category', draft.category, SUGGESTION_CATEGORIES)),
  ];
}

/** A body of `POST /api/completed-suggestions` or `/api/suggestion-interactions` (trap 58). */
export function readInteraction(body: unknown, moment: Moment): Reading<InteractionDraft> {
  return readBody(
    body,
    (read) => ({
      id: read('id', [['id'], uuid]) ?? null,
      suggestionText: read('suggestionText', [['suggestionText', 'suggestion_text'], text]) ?? '',
      suggestionType: read('suggestionType', [['suggestionType', 'suggestion_type'], option(KIND_SPELLINGS)]) ?? '',
      interactionType: read('interactionType', [['interactionType', 'interaction_type'], text]) ?? '',
      category: read('category', [['category'], category]) ?? null,
      date:
        read('date', [['interactionDate', 'interaction_date', 'date'], date(moment)]) ??
        localDate(moment.now, moment.timeZone),
    }),
    interactionErrors,
  );
}
