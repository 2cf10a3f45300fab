import type { FieldError } from './errorCodes.ts';
import { textErrors } from './fieldChecks.ts';
import { LIMITS } from './limits.ts';
import { isOneOf, keysOf, MEMORY_CATEGORIES, MEMORY_EMOJIS } from './options.ts';

/** A memory as the form holds it; ratings are whole numbers 1 to 10. */
export interface MemoryDraft {
  title: string;
  description: string;
  emoji: string;
  category: string;
  goodnessRating: number;
  effortRating: number;
}

function checkRating(field: string, rating: number): FieldError[] {
  const { min, max } = LIMITS.memoryRating;
  return Number.isInteger(rating) && rating >= min && rating <= max
    ? []
    : [{ field, code: 'OUT_OF_RANGE', limit: max }];
}

/** Everything wrong with a memory (spec 2 §5, D17); empty when it can be saved. */
export function memoryErrors(draft: MemoryDraft): FieldError[] {
  return [
    ...textErrors('title', draft.title, LIMITS.title),
    ...textErrors('description', draft.description, LIMITS.freeText),
    ...(isOneOf(MEMORY_EMOJIS, draft.emoji) ? [] : [{ field: 'emoji', code: 'UNKNOWN_OPTION' } as const]),
    ...(isOneOf(keysOf(MEMORY_CATEGORIES), draft.category)
      ? []
      : [{ field: 'category', code: 'UNKNOWN_OPTION' } as const]),
    ...checkRating('goodnessRating', draft.goodnessRating),
    ...checkRating('effortRating', draft.effortRating),
  ];
}
