import { useEffect, useState } from 'react';
import type { Person } from '../gate/gate.ts';
import { PersonDocument } from '../gate/Person.generated.ts';
import { useDataAccess } from '../signed-in/dataAccess.tsx';

/** For so long the gate's answer is as good as a new one. */
const FRESH = 10_000;

/** What Home says of the person. Follows the cache that the remotes write to. */
export function useHomeFacts(knownSince: number): Person {
  const data = useDataAccess();
  const [person, setPerson] = useState(() => data.person());

  useEffect(() => {
    let stop: () => void = () => undefined;
    let isCurrent = true;
    void data.load().then((client) => {
      if (!isCurrent) return;
      stop = client.watch(PersonDocument, { isFresh: Date.now() - knownSince < FRESH }, ({ me }) => setPerson(me));
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [data, knownSince]);

  return person;
}
