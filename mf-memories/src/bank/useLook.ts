import { deviceStorage } from '@spire/domain/deviceStorage';
import { useSession } from '@spire/remote-kit';
import { useState } from 'react';

/** The newest first as tiles, or one year after the other. */
export const LOOKS = ['newest', 'years'] as const;
export type Look = (typeof LOOKS)[number];

/** The key lies among the drafts, so that logging out deletes it. */
const keyOf = (userId: string) => `spire.draft.memory-years.${userId}`;

const keptLook = (userId: string): Look => (deviceStorage.getItem(keyOf(userId)) === null ? 'newest' : 'years');

/** How the bank is looked at, as it was left on this device. */
export function useLook(): [look: Look, setLook: (look: Look) => void] {
  const { userId } = useSession();
  const [look, setLook] = useState(() => keptLook(userId));
  return [
    look,
    (next) => {
      setLook(next);
      if (next === 'years') deviceStorage.setItem(keyOf(userId), '"years"');
      else deviceStorage.removeItem(keyOf(userId));
    },
  ];
}
