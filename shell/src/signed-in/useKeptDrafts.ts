import { withTimeout } from '@spire/client/withTimeout';
import { useEffect, useState } from 'react';
import { hasKeptDrafts } from '../status/hasKeptDrafts.ts';
import { statusParts } from '../status/statusParts.ts';

/** So long a page waits for them, in ms; they stay sealed until another time. */
const PATIENCE = 3000;

/** Brings back what this person chose to keep when they logged out; true once no form can miss it. */
export function useKeptDrafts(userId: string): boolean {
  const [areBack, setBack] = useState(() => !hasKeptDrafts(userId));
  useEffect(() => {
    if (areBack) return;
    // A form that is open by then would write over what comes later.
    let isLate = false;
    withTimeout(
      PATIENCE,
      statusParts.load().then(({ bringBackDrafts }) => bringBackDrafts(userId, () => !isLate)),
    )
      .catch((error: unknown) => {
        isLate = true;
        console.error('Kept drafts stay sealed', error);
      })
      .finally(() => setBack(true));
  }, [areBack, userId]);
  return areBack;
}
