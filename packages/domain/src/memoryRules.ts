import type { FieldError } from './errorCodes.ts';
import { LIMITS } from './limits.ts';
import { keysOf } from './lists.ts';
import {
  DEFAULT_MEMORY_CATEGORY,
  DEFAULT_MEMORY_EMOJI,
  MEMORY_CATEGORIES,
  MEMORY_EMOJIS,
  MEMORY_MARKS,
  MEMORY_TOLD,
  type MemoryTold,
} from './options.ts';
import { type DraftOf, fieldErrors, type RecordFields } from './recordFields.ts';

/** The fields of a memory (spec 2 §5, D17); its pictures, its voice note and its day are told besides. */
export const MEMORY_FIELDS = {
  title: { kind: 'text', limit: LIMITS.title, isRequired: true },
  description: { kind: 'text', limit: LIMITS.freeText, isRequired: true },
  emoji: { kind: 'emoji', options: MEMORY_EMOJIS, default: DEFAULT_MEMORY_EMOJI },
  category: { kind: 'option', options: keysOf(MEMORY_CATEGORIES), default: DEFAULT_MEMORY_CATEGORY },
  goodnessRating: { kind: 'rating', ...LIMITS.memoryRating },
  effortRating: { kind: 'rating', ...LIMITS.memoryRating },
  told: { kind: 'options', options: MEMORY_TOLD, cap: null, isLater: true },
  marks: { kind: 'options', options: MEMORY_MARKS, cap: null, isLater: true },
  pictureText: { kind: 'text', limit: LIMITS.title, isRequired: false, isLater: true },
  voiceText: { kind: 'text', limit: LIMITS.freeText, isRequired: false, isLater: true },
} as const satisfies RecordFields;

/** A memory as the form holds it; ratings are whole numbers 1 to 10. */
export type MemoryDraft = DraftOf<typeof MEMORY_FIELDS>;

/** Everything wrong with a memory; empty when it can be saved. */
export function memoryErrors(draft: MemoryDraft): FieldError[] {
  return fieldErrors(MEMORY_FIELDS, draft);
}

/**
 * Whether the person has said that of a memory themselves (D52): they chose it, or it is not what a memory begins with,
 * as from a client of old, which tells no more than the value.
 */
export function isTold(memory: Pick<MemoryDraft, MemoryTold> & { told: readonly string[] }, name: MemoryTold): boolean {
  return memory.told.includes(name) || memory[name] !== MEMORY_FIELDS[name].default;
}

/** So many that were seen at random are told apart from the others; of more, the latest. */
export const MOST_SEEN_MEMORIES = 50;
