import { HAD_BACK_FOR, useHeldWrite } from '@spire/client/lazy';
import { useEffect, useState } from 'react';
import type { Memory } from '../memories/useMemories.ts';
import { DeleteMemoryDocument } from './DeleteMemory.generated.ts';

interface Deleted {
  id: string;
  title: string;
  /** False where the browser keeps nothing, since the deletion was then sent at once. */
  canBeUndone: boolean;
}

/** Deleting a memory, and having it back for as long as that is possible. */
export interface Deleting {
  deleted: Deleted | undefined;
  /** False when it could not be deleted. */
  remove: (memory: Memory) => Promise<boolean>;
  undo: () => Promise<void>;
}

export function useDeleting(): Deleting {
  const { write, takeBack } = useHeldWrite(DeleteMemoryDocument);
  const [deleted, setDeleted] = useState<Deleted>();
  const id = deleted?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const until = Date.now() + HAD_BACK_FOR;
    // A timer stands still while the phone sleeps, and the deletion is sent as soon as it wakes.
    const look = () => Date.now() >= until && setDeleted(undefined);
    const timer = setTimeout(() => setDeleted(undefined), HAD_BACK_FOR);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id]);

  return {
    deleted,
    remove: async ({ id: memory, title, picturePath, morePictures, voicePath }) => {
      const answer = await write({ id: memory }, { picturePath, morePictures, voicePath });
      if (answer.kind !== 'waiting' && answer.kind !== 'saved') return false;
      setDeleted({ id: answer.kind === 'waiting' ? answer.id : memory, title, canBeUndone: answer.kind === 'waiting' });
      return true;
    },
    undo: async () => {
      if (deleted === undefined) return;
      setDeleted(undefined);
      await takeBack(deleted.id);
    },
  };
}
