import { keysOf } from '@spire/domain/lists';
import { MEMORY_CATEGORIES, type MemoryCategory } from '@spire/domain/options';
import type { MemorySuggestions } from '../schema/suggestions.ts';
import { TEXTS } from './generated/memorySuggestions.ts';

type WrittenMemorySuggestion = MemorySuggestions[number];

/** A suggestion that a memory of the person's own is put into (D23): `{title}` is the name they gave it. */
export interface MemorySuggestion extends WrittenMemorySuggestion {
  /** The kind of memory it is written for. */
  memory: MemoryCategory;
}

/** Every template a memory is put into (D23); the invariants of memory suggestions hold for each of them. */
export const MEMORY_SUGGESTIONS: readonly MemorySuggestion[] = keysOf(MEMORY_CATEGORIES).flatMap((memory) =>
  TEXTS[memory].map((template) => ({ ...template, memory })),
);
