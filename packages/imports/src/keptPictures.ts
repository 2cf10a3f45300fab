import { PICTURE_BUCKET } from '@spire/domain/pictureBucket';
import { barePicture } from './barePicture.ts';
import type { Reading, ReadPicture, SkippedPicture } from './reading.ts';

export interface KeptPictures {
  kept: [name: string, picture: ReadPicture][];
  skipped: SkippedPicture[];
}

/** Pictures without their words; what is too large or not put together as it says is left out, with why. */
export function keptPictures({ entries, pictures }: Pick<Reading, 'entries' | 'pictures'>): KeptPictures {
  const at = new Map(entries.flatMap(({ pictures: names = [], at: place }) => names.map((name) => [name, place])));
  const found: KeptPictures = { kept: [], skipped: [] };
  for (const [name, picture] of pictures) {
    const bare = barePicture(picture);
    const isLarge = bare !== undefined && bare.bytes.length > PICTURE_BUCKET.mostBytes;
    if (bare === undefined || isLarge)
      found.skipped.push({ at: at.get(name) ?? '', why: isLarge ? 'too large' : 'type', picture: name });
    else found.kept.push([name, bare]);
  }
  return found;
}
