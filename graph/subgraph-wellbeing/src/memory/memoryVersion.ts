import { MEMORY_FIELDS } from '@spire/domain/memoryRules';
import { keysOf } from '@spire/domain/lists';
import { createHash } from 'node:crypto';
import type { Memory } from './memory.type.ts';

/** All that a change can replace, and the day by which its date is told apart. */
type Versioned = Omit<Memory, 'id' | 'createdAt'>;

/** Names what a memory holds: the same for the same, and another one as soon as anything of it is changed. */
export function memoryVersion(memory: Versioned): string {
  const { picturePath, morePictures, voicePath, voiceText, date, writtenOn } = memory;
  const fields = keysOf(MEMORY_FIELDS).filter((name) => name !== 'voiceText');
  const content = [...fields.map((name) => memory[name]), picturePath];
  // One of the day it was written down, with one picture and no voice, has the version it had before there could be more.
  if (morePictures.length > 0) content.push(...morePictures.flatMap(({ path, text }) => [path, text]));
  if (voicePath !== null || voiceText !== '') content.push(voicePath, voiceText);
  if (date !== writtenOn) content.push(date);
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
