import type { FieldError } from '@spire/domain/errorCodes';
import { lengthErrors } from '@spire/domain/fieldChecks';
import { LIMITS } from '@spire/domain/limits';
import { isOwnPicturePath } from '@spire/domain/pictureBucket';
import { isOwnVoicePath } from '@spire/domain/voiceBucket';
import { storableErrors } from '@spire/graph-kit/texts';
import type { Memory, MemoryPicture } from './memory.type.ts';

type Pictures = Pick<Memory, 'morePictures'>;

/** The further pictures as the one text that is sealed. */
export const picturesAsText = <Content extends Pictures>(content: Content) => ({
  ...content,
  morePictures: JSON.stringify(content.morePictures),
});

/** The further pictures out of their text; memories of before have none. */
export const picturesOf = (text: string): MemoryPicture[] => (text === '' ? [] : (JSON.parse(text) as MemoryPicture[]));

/** Everything wrong with the pictures of a person's memory. */
export function pictureErrors(userId: string, first: string | null, more: readonly MemoryPicture[]): FieldError[] {
  const own = (path: string) => isOwnPicturePath(userId, path);
  const limit = LIMITS.memoryPictures;
  const paths = [first, ...more.map(({ path }) => path)];
  const isWrong = !more.every(({ path }) => own(path)) || new Set(paths).size !== paths.length;
  return [
    ...(first === null || own(first) ? [] : [{ field: 'picturePath', code: 'INVALID' } as const]),
    ...(isWrong ? [{ field: 'morePictures', code: 'INVALID' } as const] : []),
    ...(more.length < limit ? [] : [{ field: 'morePictures', code: 'TOO_MANY', limit } as const]),
    ...more.flatMap(({ text }) => [
      ...storableErrors({ morePictures: text }),
      ...lengthErrors('morePictures', text, LIMITS.title),
    ]),
  ];
}

/** Everything wrong with the voice note of a person's memory. */
export function voiceErrors(userId: string, path: string | null): FieldError[] {
  return path === null || isOwnVoicePath(userId, path) ? [] : [{ field: 'voicePath', code: 'INVALID' }];
}

type Voice = Pick<Memory, 'voicePath' | 'voiceText'>;

/** The voice note after a change: one that it does not name stays, with its words. */
export function voiceOf(
  { voicePath, voiceText }: { voicePath?: string | null | undefined; voiceText: string },
  standing: Voice,
): Voice {
  return voicePath === undefined
    ? { voicePath: standing.voicePath, voiceText: standing.voiceText }
    : { voicePath, voiceText };
}
