import { useSave } from '@spire/client';
import { removePicture, storePicture } from '@spire/client/seldom';
import { useSession } from '@spire/remote-kit';
import { useState } from 'react';
import { SaveAvatarDocument } from './SaveAvatar.generated.ts';

export type AvatarState = 'resting' | 'busy' | 'saved' | 'removed' | 'notPicture' | 'tooLarge' | 'failed';

/** Changes the person's picture: first stored, then named in the profile, and the one before it goes last (trap 26). */
export function useAvatar(avatar: string | null) {
  const { userId } = useSession();
  const { save } = useSave(SaveAvatarDocument);
  const [state, setState] = useState<AvatarState>('resting');

  async function name(next: string | null): Promise<boolean> {
    const answer = await save({ avatar: next });
    if (answer.kind !== 'saved' && answer.kind !== 'waiting') return false;
    // What nobody sees any more may lie there until the account goes, if it cannot be removed now.
    if (avatar !== null) await removePicture(`${userId}/${avatar}`).catch(() => undefined);
    return true;
  }

  async function change(file: File): Promise<void> {
    setState('busy');
    setState(await changed(file));
  }

  async function changed(file: File): Promise<AvatarState> {
    const { shrinkPicture } = await import(/* webpackChunkName: "shrink" */ '@spire/client/shrinkPicture');
    const shrunk = await shrinkPicture(file);
    if (shrunk.kind === 'refused') return shrunk.problem === 'tooLarge' ? 'tooLarge' : 'notPicture';
    const next = `avatar-${crypto.randomUUID()}.jpg`;
    const isStored = await storePicture(`${userId}/${next}`, shrunk.picture.small).then(
      () => true,
      () => false,
    );
    return isStored && (await name(next)) ? 'saved' : 'failed';
  }

  async function remove(): Promise<void> {
    setState('busy');
    setState((await name(null)) ? 'removed' : 'failed');
  }

  return { state, change, remove };
}
