import { useCallback, useEffect, useRef, useState } from 'react';

/** So long a removal can be taken back (A24). */
export const UNDO_MS = 10_000;

/**
 * A removal that waits ten seconds before it is done, so that undo is as if nothing had been pressed. Leaving the page
 * meanwhile completes it at once. `remove` answers whether it succeeded; after a failure the item comes back.
 */
export function useRemoval(remove: () => Promise<boolean>) {
  const [isLeaving, setLeaving] = useState(false);
  const timer = useRef<number>(undefined);
  const latest = useRef(remove);
  useEffect(() => {
    latest.current = remove;
  });
  const finish = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    void latest.current().then((isGone) => !isGone && setLeaving(false));
  }, []);
  useEffect(() => {
    addEventListener('pagehide', finish);
    return () => {
      removeEventListener('pagehide', finish);
      finish();
    };
  }, [finish]);
  return {
    isLeaving,
    begin: () => {
      setLeaving(true);
      timer.current = window.setTimeout(finish, UNDO_MS);
    },
    undo: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      setLeaving(false);
    },
  };
}
