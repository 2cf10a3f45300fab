import { usePictures, type Picture } from '@spire/client/lazy';
import { useEffect, useState } from 'react';

/** The address of a memory's picture; undefined while it is unknown, and where it cannot be had. */
export function usePictureAddress(path: string | null, size: keyof Picture): string | undefined {
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
