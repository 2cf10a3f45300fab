import { usePictures } from '@spire/client/lazy';
import { LIMITS } from '@spire/domain/limits';
import { pictureShape } from '@spire/domain/pictureBucket';

/** Copies pictures of an entry for a memory: those of the entry go when its import is undone. */
export function usePictureCopies() {
  const { keep, read } = usePictures();
  return async (paths: readonly string[]) => {
    const copies: string[] = [];
    for (const path of paths.slice(0, LIMITS.memoryPictures)) {
      const [small, large] = [await read(path, 'small'), await read(path, 'large')];
      const shape = pictureShape(path);
      if (small !== undefined && large !== undefined)
        copies.push(await keep({ small, large, ...(shape === undefined ? {} : { shape }) }));
    }
    const [picturePath = null, ...more] = copies;
    return { picturePath, morePictures: more.map((path) => ({ path, text: '' })) };
  };
}
