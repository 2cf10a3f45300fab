import type { DataClient } from '@spire/client';
import { useEffect, useState } from 'react';
import { useDataAccess } from '../signed-in/dataAccess.tsx';

/** An answer of the graph, which follows the cache that the remotes write to; undefined until it is here. */
export function useWatched<T>(watch: (client: DataClient, onData: (data: T) => void) => () => void): T | undefined {
  const data = useDataAccess();
  const [answer, setAnswer] = useState<T>();

  useEffect(() => {
    let stop: () => void = () => undefined;
    let isCurrent = true;
    void data.load().then((client) => {
      if (isCurrent) stop = watch(client, setAnswer);
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [data, watch]);

  return answer;
}
