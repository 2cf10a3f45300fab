import { MEMORY_FIELDS } from '@spire/domain/memoryRules';
import { keysOf } from '@spire/domain/lists';
import { createHash } from 'node:crypto';
import type { MemoryContent } from './memory.store.ts';

/** Names what a memory holds: the same for the same, and another one as soon as anything of it is changed. */
export function memoryVersion(memory: MemoryContent): string {
  const content = [...keysOf(MEMORY_FIELDS).map((name) => memory[name]), memory.picturePath];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
