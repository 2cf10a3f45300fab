import { MEMORY_FIELDS } from '@spire/domain/memoryRules';
import { keysOf } from '@spire/domain/lists';
import { createHash } from 'node:crypto';
import type { Memory } from './memory.type.ts';

/** All that a change can replace, and the day by which its date is told apart. */
type Versioned = Omit<Memory, 'id' | 'createdAt'>;

/** Names what a memory holds: the same for the same, and another one as soon as anything of it is changed. */
export function memoryVersion(memory: Versioned): string {
  const { picturePath, morePictures, date, writtenOn } = memory;
  const content = [...keysOf(MEMORY_FIELDS).map((name) => memory[name]), picturePath];
  // One of the day it was written down, with one picture, has the version it had before there could be others.
  if (morePictures.length > 0) content.push(...morePictures.flatMap(({ path, text }) => [path, text]));
  if (date !== writtenOn) content.push(date);
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
