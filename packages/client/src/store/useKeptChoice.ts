import { useMemo } from 'react';
import { useOpenedClient } from '../DataProvider.tsx';

/** A choice the person made once, sealed on this device until they log out. */
export interface KeptChoice {
  /** Undefined where nothing was chosen, or the device keeps nothing. */
  read: () => Promise<unknown>;
  keep: (choice: object) => Promise<void>;
}

/** A choice by its name, to be offered the next time. Nothing rejects: it can be made once more. */
export function useKeptChoice(name: string): KeptChoice {
  const { store } = useOpenedClient();
  return useMemo(
    () => ({
      read: async () => (await store)?.get('choices', name).catch(() => undefined),
      keep: async (choice) => (await store)?.put('choices', name, choice).catch(() => undefined),
    }),
    [store, name],
  );
}
