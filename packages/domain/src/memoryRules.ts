import type { FieldError } from './errorCodes.ts';
import { LIMITS } from './limits.ts';
import { keysOf } from './lists.ts';
import { DEFAULT_MEMORY_CATEGORY, DEFAULT_MEMORY_EMOJI, MEMORY_CATEGORIES, MEMORY_EMOJIS } from './options.ts';
import { type DraftOf, fieldErrors, type RecordFields } from './recordFields.ts';

/** What a memory holds (spec 2 §5, D17); its picture and its day are told besides. */
export const MEMORY_FIELDS = {
  title: { kind: 'text', limit: LIMITS.title, isRequired: true },
  description: { kind: 'text', limit: LIMITS.freeText, isRequired: true },
  emoji: { kind: 'emoji', options: MEMORY_EMOJIS, default: DEFAULT_MEMORY_EMOJI },
  category: { kind: 'option', options: keysOf(MEMORY_CATEGORIES), default: DEFAULT_MEMORY_CATEGORY },
  goodnessRating: { kind: 'rating', ...LIMITS.memoryRating },
  effortRating: { kind: 'rating', ...LIMITS.memoryRating },
} as const satisfies RecordFields;

/** A memory as the form holds it; ratings are whole numbers 1 to 10. */
export type MemoryDraft = DraftOf<typeof MEMORY_FIELDS>;

/** Everything wrong with a memory; empty when it can be saved. */
export function memoryErrors(draft: MemoryDraft): FieldError[] {
  return fieldErrors(MEMORY_FIELDS, draft);
}
