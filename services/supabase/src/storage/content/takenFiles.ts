import { PICTURE_BUCKET } from '@spire/domain/pictureBucket';
import { VOICE_BUCKET } from '@spire/domain/voiceBucket';
import { createPictureCleaner, type Sender } from './pictures.ts';
import { takeVoice } from './voices.ts';

/** Looks at the file in `from` and writes what is taken of it to `to`; answers its real type. */
export type TakeFile = (from: string, to: string, sender: Sender) => Promise<string>;

/** How the buckets that judge files by their content take one. */
export function createTakers(): ReadonlyMap<string, TakeFile> {
  return new Map<string, TakeFile>([
    [PICTURE_BUCKET.id, createPictureCleaner()],
    [VOICE_BUCKET.id, takeVoice],
  ]);
}
