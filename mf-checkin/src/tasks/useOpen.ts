import { useSession } from '@spire/remote-kit';
import { useState } from 'react';

/** The key lies among the drafts, so that logging out deletes it. */
const keyOf = (userId: string) => `spire.draft.tasks-open.${userId}`;

function isKeptOpen(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
}

/** Whether the card is open, as it was left on this device; closed each time where `isRemembered` is false. */
export function useOpen(isRemembered: boolean): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { userId } = useSession();
  const [isOpen, setOpen] = useState(() => isRemembered && isKeptOpen(userId));
  return [
    isOpen,
    (next) => {
      setOpen(next);
      if (!isRemembered) return;
      try {
        if (next) localStorage.setItem(keyOf(userId), '"open"');
        else localStorage.removeItem(keyOf(userId));
      } catch {
        // A device that keeps nothing shows it closed the next time.
      }
    },
  ];
}
