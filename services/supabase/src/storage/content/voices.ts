import { constants } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { VOICE_HEAD_BYTES, voiceTypeOf } from '@spire/domain/voiceBucket';
import { invalidMimeType } from '../http/storageError.ts';
import { headOf } from './headOf.ts';

/**
 * Takes a voice note for what its bytes begin as (D97), and leaves it as it is: it is played by the browser alone, which
 * runs nothing of it. Answers its real type.
 */
export async function takeVoice(from: string, to: string): Promise<string> {
  const type = voiceTypeOf(await headOf(from, VOICE_HEAD_BYTES));
  if (type === undefined) throw invalidMimeType('of this content');
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  return type;
}
