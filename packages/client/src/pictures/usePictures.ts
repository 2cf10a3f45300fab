import { useMemo } from 'react';
import { useOpenedClient } from '../DataProvider.tsx';
import type { Picture, PictureSize } from './picture.ts';

/** Pictures of the person, by their place in the bucket. */
export interface Pictures {
  /** Keeps one sealed on this device until a write that names it is sent; answers its place. */
  keep: (picture: Picture) => Promise<string>;
  /** Brings one to the server at once, under that name, over one that is there; answers its place. Rejects as a write does. */
  put: (name: string, picture: Picture) => Promise<string>;
  /** Lets go of one that nothing names. */
  forget: (path: string) => Promise<void>;
  /** An address that holds for a while; undefined where the picture cannot be had. */
  addressOf: (path: string, size: PictureSize) => Promise<string | undefined>;
  /** Its content. */
  read: (path: string, size: PictureSize) => Promise<Blob | undefined>;
}

const load = () => import(/* webpackChunkName: "pictures" */ './keptPictures.ts');
const loadFiles = () => import(/* webpackChunkName: "pictures" */ './keptFiles.ts');

/** The person's pictures. The code for them is fetched with the first use. */
export function usePictures(): Pictures {
  const { store, userId } = useOpenedClient();
  return useMemo(
    () => ({
      keep: async (picture) => (await load()).keepPicture(await store, userId, picture),
      put: async (name, picture) => (await load()).putPicture(userId, name, picture),
      forget: async (path) => (await loadFiles()).forgetFile(await store, path),
      addressOf: async (path, size) => (await load()).addressOf(await store, path, size),
      read: async (path, size) => (await load()).readPicture(await store, path, size),
    }),
    [store, userId],
  );
}
