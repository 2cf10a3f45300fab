import { useMemo, useSyncExternalStore } from 'react';
import { useOpenedClient } from '../DataProvider.tsx';

/** A write that the server will not take as it is, and that lies on this device with its words. */
export interface RefusedWrite {
  input: object;
  /** Earlier values of the fields it changes, as far as known. */
  base: object | undefined;
  /** Throws it away: the person has chosen, or has written it anew. */
  discard: () => Promise<void>;
}

/** The latest of those by that mutation which changes the record of that id, so that its form can take it up again. */
export function useRefusedWrite(mutation: string, id: string): RefusedWrite | undefined {
  const { outbox } = useOpenedClient();
  const { refused } = useSyncExternalStore(outbox.subscribe, outbox.state);
  const write = refused.findLast((each) => each.mutation === mutation && (each.input as { id?: unknown }).id === id);
  return useMemo(
    () => write && { input: write.input, base: write.base, discard: () => outbox.discard(write.id) },
    [write, outbox],
  );
}
