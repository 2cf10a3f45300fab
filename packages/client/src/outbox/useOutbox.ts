import { useCallback, useSyncExternalStore } from 'react';
import { useOpenedClient } from '../DataProvider.tsx';

/** Says of a record, by its id, whether it is only on this device so far. */
export function useIsWaiting(): (id: string) => boolean {
  const { outbox } = useOpenedClient();
  const { waiting, refused } = useSyncExternalStore(outbox.subscribe, outbox.state);
  return useCallback(
    (id) => [...waiting, ...refused].some(({ input }) => (input as { id?: unknown }).id === id),
    [waiting, refused],
  );
}
