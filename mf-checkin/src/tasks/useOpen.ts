import { deviceStorage } from '@spire/domain/deviceStorage';
import { useSession } from '@spire/remote-kit';
import { useState } from 'react';

/** The key lies among the drafts, so that logging out deletes it. */
const keyOf = (userId: string) => `spire.draft.tasks-open.${userId}`;

const isKeptOpen = (userId: string): boolean => deviceStorage.getItem(keyOf(userId)) !== null;

/** Whether the card is open, as it was left on this device; closed each time where `isRemembered` is false. */
export function useOpen(isRemembered: boolean): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { userId } = useSession();
  const [isOpen, setOpen] = useState(() => isRemembered && isKeptOpen(userId));
  return [
    isOpen,
    (next) => {
      setOpen(next);
      if (!isRemembered) return;
      if (next) deviceStorage.setItem(keyOf(userId), '"open"');
      else deviceStorage.removeItem(keyOf(userId));
    },
  ];
}
