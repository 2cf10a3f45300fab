import { keysOf } from '@spire/domain/lists';
import { MEMORY_CATEGORIES, type MemoryCategory } from '@spire/domain/options';
import { ENERGI, GLEDE } from './memorySuggestions/bright.ts';
import { RO, TRYGGHET } from './memorySuggestions/calm.ts';
import type { MemorySuggestion, WrittenMemorySuggestion } from './memorySuggestions/memorySuggestion.ts';
import { INSPIRASJON, MESTRING } from './memorySuggestions/strong.ts';

export type { MemorySuggestion };

const written: Record<MemoryCategory, readonly WrittenMemorySuggestion[]> = {
  ro: RO,
  energi: ENERGI,
  mestring: MESTRING,
  inspirasjon: INSPIRASJON,
  glede: GLEDE,
  trygghet: TRYGGHET,
};

/** Every template a memory is put into (D23); the laws in the test beside this file hold for each of them. */
export const MEMORY_SUGGESTIONS: readonly MemorySuggestion[] = keysOf(MEMORY_CATEGORIES).flatMap((memory) =>
  written[memory].map((template) => ({ ...template, memory })),
);
