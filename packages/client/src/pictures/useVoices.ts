import { useMemo } from 'react';
import { useOpenedClient } from '../DataProvider.tsx';
import type { Voice } from './keptVoices.ts';

/** Voice notes of the person, by their place in the bucket. */
export interface Voices {
  /** Keeps one sealed on this device until a write that names it is sent; answers its place. */
  keep: (voice: Voice) => Promise<string>;
  /** Lets go of one that nothing names. */
  forget: (path: string) => Promise<void>;
  /** Its content; undefined where it cannot be had. */
  read: (path: string) => Promise<Blob | undefined>;
}

const load = () => import(/* webpackChunkName: "pictures" */ './keptVoices.ts');
const loadFiles = () => import(/* webpackChunkName: "pictures" */ './keptFiles.ts');

/** The person's voice notes. The code for them is fetched with the first use. */
export function useVoices(): Voices {
  const { store, userId } = useOpenedClient();
  return useMemo(
    () => ({
      keep: async (voice) => (await load()).keepVoice(await store, userId, voice),
      forget: async (path) => (await loadFiles()).forgetFile(await store, path),
      read: async (path) => (await load()).readVoice(await store, path),
    }),
    [store, userId],
  );
}
