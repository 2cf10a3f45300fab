import type { TypedDocumentNode } from '@apollo/client';
import { useMemo } from 'react';
import { useOpenedClient } from './DataProvider.tsx';
import type { SaveAnswer } from './saveState.ts';
import type { InputOf } from './useSave.ts';

/** The time for which the undo of a removal is shown (A24), in ms. */
export const HAD_BACK_FOR = 10_000;
/** It is held somewhat longer: keeping it takes its time too, and only then is the way back shown. */
const HELD_FOR = HAD_BACK_FOR + 2000;

/** The way to a write that can be taken back for ten seconds. */
export interface HeldWrite<D, I> {
  /**
   * Kept on this device at once, shown as done, and sent when its time is over, even if the page is closed. Data it
   * `leaves` behind, such as a picture, is removed with it. Without storage in the browser it is sent at once.
   */
  write: (input: I, leaves?: object) => Promise<SaveAnswer<D>>;
  /** Takes back the one that is `waiting` under that id. */
  takeBack: (id: string) => Promise<void>;
}

/** Writes what somebody may regret: it waits in the outbox until it can no longer be taken back. */
export function useHeldWrite<D extends object, V extends object>(
  document: TypedDocumentNode<D, V>,
): HeldWrite<D, InputOf<V>> {
  const { write, outbox } = useOpenedClient();
  return useMemo(
    () => ({
      write: (input, leaves) => write(document, input, { isKeptFromCache: false, heldFor: HELD_FOR, leaves }),
      takeBack: outbox.discard,
    }),
    [write, outbox, document],
  );
}
