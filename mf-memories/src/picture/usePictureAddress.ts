import { usePictures, type Pictures } from '@spire/client/lazy';
import { useEffect, useState } from 'react';

/** The forms in which a picture is kept. */
export type PictureSize = Parameters<Pictures['addressOf']>[1];

/** The address of a memory's picture; undefined while it is unknown, and where it cannot be had. */
export function usePictureAddress(path: string | null, size: PictureSize): string | undefined {
  const pictures = usePictures();
  const [found, setFound] = useState<{ path: string; address: string | undefined }>();
  useEffect(() => {
    if (path === null) return undefined;
    let isWanted = true;
    pictures.addressOf(path, size).then(
      (address) => isWanted && setFound({ path, address }),
      () => undefined,
    );
    return () => void (isWanted = false);
  }, [pictures, path, size]);
  return found?.path === path ? found.address : undefined;
}
