import { MEMORY_FIELDS, type MemoryDraft } from '@spire/domain/memoryRules';
import { pickFields } from '@spire/domain/recordFields';
import type { MemoryPicture } from './readMemory.ts';
import { bothCasings } from './bothCasings.ts';

/** A stored memory as the facade answers it; `mediaUrl` is what the caller can show, or the path itself. */
export function writeMemory(
  memory: MemoryDraft & {
    id: string;
    date: string | null;
    picturePath: string | null;
    morePictures: readonly MemoryPicture[];
    voicePath: string | null;
  },
) {
  const { id, picturePath, pictureText, morePictures, voicePath, date } = memory;
  const first = picturePath === null ? [] : [{ path: picturePath, text: pictureText }];
  return bothCasings({
    id,
    ...pickFields(MEMORY_FIELDS, memory),
    mediaUrl: picturePath,
    mediaType: picturePath === null ? null : 'image',
    pictures: [...first, ...morePictures].map(({ path, text }) => ({ url: path, alt: text })),
    voiceUrl: voicePath,
    date,
  });
}
