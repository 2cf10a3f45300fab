import { MEMORY_FIELDS } from '@spire/domain/memoryRules';
import { keysOf } from '@spire/domain/lists';
import type { RefusedWrite } from '@spire/client/lazy';
import type { Memory } from '../memories/useMemories.ts';
import { contentOf, draftOf, type NewMemory } from './memoryDraft.ts';

const CHANGED = [...keysOf(MEMORY_FIELDS), 'picturePath', 'morePictures', 'voicePath', 'date'] as const;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A change that the server did not take, as its form holds it: with the words the person has written. */
export function draftOfRefused(standing: Memory, { input, base }: Pick<RefusedWrite, 'input' | 'base'>): NewMemory {
  const written = draftOf({ ...standing, ...input });
  return { ...written, begunFrom: base === undefined ? '' : contentOf({ ...standing, ...base }) };
}

/**
 * The person's changes, on top of those that somebody else has made since they began: each field is of whoever
 * changed it, and the person's own where both did. From then on it begins from what stands there now.
 */
export function mineOver(draft: NewMemory, standing: Memory): NewMemory {
  const begun = draft.begunFrom === '' ? standing : { ...standing, ...(JSON.parse(draft.begunFrom) as object) };
  const before = draftOf(begun);
  const theirs = draftOf(standing);
  const mine = CHANGED.filter((name) => !isSame(draft[name], before[name])).map((name) => [name, draft[name]] as const);
  return { ...theirs, ...Object.fromEntries(mine) };
}
