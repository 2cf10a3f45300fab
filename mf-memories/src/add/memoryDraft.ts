import { MEMORY_FIELDS, memoryErrors, type MemoryDraft } from '@spire/domain/memoryRules';
import type { FieldError } from '@spire/domain/errorCodes';
import { isOneOf, keysOf } from '@spire/domain/lists';
import {
  DEFAULT_MEMORY_CATEGORY,
  DEFAULT_MEMORY_EMOJI,
  MEMORY_CATEGORIES,
  MEMORY_EMOJIS,
  type MemoryCategory,
} from '@spire/domain/options';
import { blankDraft, namesOf, trimFields } from '@spire/domain/recordFields';
import type { AddMemoryInput } from './AddMemory.generated.ts';

/** A memory being written. Its id is made here and kept with it, so that saving twice makes one memory (D45). */
export interface NewMemory extends MemoryDraft {
  id: string;
}

export function blankMemory(id: string): NewMemory {
  return { id, ...blankDraft(MEMORY_FIELDS) };
}

/** Whether somebody has begun to write: only then is there something to continue or to throw away. */
export function isBegun(draft: NewMemory): boolean {
  return namesOf(MEMORY_FIELDS, 'text').some((name) => draft[name].trim() !== '');
}

function categoryOf(draft: NewMemory): MemoryCategory {
  return isOneOf(keysOf(MEMORY_CATEGORIES), draft.category) ? draft.category : DEFAULT_MEMORY_CATEGORY;
}

/** A draft from an earlier version of the app may hold choices that no longer exist: they become the defaults. */
export function withKnownChoices(draft: NewMemory): NewMemory & { category: MemoryCategory } {
  const emoji = isOneOf(MEMORY_EMOJIS, draft.emoji) ? draft.emoji : DEFAULT_MEMORY_EMOJI;
  return { ...draft, emoji, category: categoryOf(draft) };
}

/** Everything that keeps the draft from being saved, one error a field; empty when it can be. */
export function draftErrors(draft: NewMemory): FieldError[] {
  return memoryErrors(withKnownChoices(draft));
}

/** The input of the mutation: texts trimmed, dated `date`. */
export function memoryInput(draft: NewMemory, date: string): AddMemoryInput {
  return { id: draft.id, ...trimFields(MEMORY_FIELDS, withKnownChoices(draft)), date };
}
