import type { DataClient } from '@spire/client';
import { useCallback } from 'react';
import type { Person } from '../gate/gate.ts';
import { PersonDocument, type PersonQuery } from '../gate/Person.generated.ts';
import { useDataAccess } from '../signed-in/dataAccess.tsx';
import { useWatched } from './useWatched.ts';

/** For so long the gate's answer is as good as a new one. */
const FRESH = 10_000;

/** The person, for Home: as the gate knew them, until the cache knows better. */
export function useHomeFacts(knownSince: number): Person {
  const data = useDataAccess();
  const watch = useCallback(
    (client: DataClient, onData: (answer: PersonQuery) => void) =>
      client.watch(PersonDocument, { isFresh: Date.now() - knownSince < FRESH }, onData),
    [knownSince],
  );
  return useWatched(watch)?.me ?? data.person();
}
