import type { DataClient } from '@spire/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useShell } from '../ShellContext.tsx';
import { useDataAccess } from '../signed-in/dataAccess.tsx';
import { awayParts, tellWrites, type ToldWrite } from './told.ts';

/** Everything of this device that the server has not, with its words. */
export interface WaitingState {
  client: DataClient;
  refused: readonly ToldWrite[];
  waiting: readonly ToldWrite[];
}

const nothing = () => () => undefined;

/** The waiting and the refused writes; undefined until they are known. */
export function useTold(): WaitingState | undefined {
  const { config } = useShell();
  const data = useDataAccess();
  const [client, setClient] = useState<DataClient>();
  const [told, setTold] = useState<WaitingState>();
  const state = useSyncExternalStore(client?.outbox.subscribe ?? nothing, () => client?.outbox.state());

  useEffect(() => {
    let isWanted = true;
    void data.load().then(async (loaded) => {
      await loaded.outbox.ready;
      if (isWanted) setClient(loaded);
    });
    return () => void (isWanted = false);
  }, [data]);

  useEffect(() => {
    if (client === undefined || state === undefined) return undefined;
    let isWanted = true;
    void awayParts(config).then(async (parts) => {
      const [refused, waiting] = await Promise.all([
        tellWrites(parts, state.refused),
        tellWrites(parts, state.waiting),
      ]);
      if (isWanted) setTold({ client, refused, waiting });
    });
    return () => void (isWanted = false);
  }, [client, config, state]);

  return told;
}
