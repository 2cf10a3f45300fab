import { useCallback, useSyncExternalStore } from 'react';
import { useOpenedClient } from '../DataProvider.tsx';

/**
 * Says of a record whether what was written of it is only on this device so far: by the mutation that wrote it, and what
 * of its input names the record, such as its id or date.
 */
export function useIsWaiting(): (mutation: string, record: Readonly<Record<string, unknown>>) => boolean {
  const { outbox } = useOpenedClient();
  const { waiting, refused } = useSyncExternalStore(outbox.subscribe, outbox.state);
  return useCallback(
    (mutation, record) =>
      [...waiting, ...refused].some((write) => {
        const input = new Map(Object.entries(write.input));
        return (
          write.mutation === mutation && Object.entries(record).every(([name, value]) => input.get(name) === value)
        );
      }),
    [waiting, refused],
  );
}
