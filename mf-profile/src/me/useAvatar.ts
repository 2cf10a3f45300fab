import { removePicture, shrinkPicture, storePicture, useSave } from '@spire/client';
import { PICTURE_BUCKET } from '@spire/domain/pictureBucket';
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
    if (!file.type.startsWith('image/')) return 'notPicture';
    if (file.size > PICTURE_BUCKET.mostBytes) return 'tooLarge';
    const picture = await shrinkPicture(file).catch(() => undefined);
    if (picture === undefined) return 'notPicture';
    const next = `avatar-${crypto.randomUUID()}.jpg`;
    const isStored = await storePicture(`${userId}/${next}`, picture).then(
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
