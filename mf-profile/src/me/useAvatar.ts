import { useSave } from '@spire/client';
import { usePictures } from '@spire/client/lazy';
import { useState } from 'react';
import { SaveAvatarDocument } from './SaveAvatar.generated.ts';

export type AvatarState = 'resting' | 'busy' | 'saved' | 'removed' | 'waiting' | 'notPicture' | 'tooLarge' | 'failed';

/**
 * Changes the person's picture (trap 26): made small here and kept here until the profile that names it is saved, also
 * where that has to wait (D45). The one before it goes when the server has the new one.
 */
export function useAvatar() {
  const { keep, forget } = usePictures();
  const { save } = useSave(SaveAvatarDocument);
  const [state, setState] = useState<AvatarState>('resting');

  async function name(next: string | null): Promise<AvatarState> {
    const { kind } = await save({ avatar: next });
    if (kind === 'saved') return next === null ? 'removed' : 'saved';
    return kind === 'waiting' ? 'waiting' : 'failed';
  }

  async function changed(file: File): Promise<AvatarState> {
    const { shrinkPicture } = await import(/* webpackChunkName: "me" */ '@spire/client/shrinkPicture');
    const shrunk = await shrinkPicture(file);
    if (shrunk.kind === 'refused') return shrunk.problem === 'tooLarge' ? 'tooLarge' : 'notPicture';
    const path = await keep(shrunk.picture);
    const outcome = await name(path.slice(path.indexOf('/') + 1));
    if (outcome === 'failed') await forget(path);
    return outcome;
  }

  return {
    state,
    change: async (file: File) => {
      setState('busy');
      setState(await changed(file));
    },
    remove: async () => {
      setState('busy');
      setState(await name(null));
    },
  };
}
