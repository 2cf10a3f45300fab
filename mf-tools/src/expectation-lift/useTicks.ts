import { deviceStorage } from '@spire/domain/deviceStorage';
import { useSession } from '@spire/remote-kit';
import { useState } from 'react';

/** A text in JSON, not an object: it is no draft, and nobody is asked about it on logging out. */
function ticksAt(key: string): readonly string[] {
  const kept: unknown = JSON.parse(deviceStorage.getItem(key) ?? '""');
  return typeof kept === 'string' && kept !== '' ? kept.split('\n') : [];
}

/** The lines of a session's plan that are ticked. Ticks stay on this device: what is planned is kept, what came of it is not. */
export function useTicks(sessionId: string) {
  const { userId } = useSession();
  // Among the drafts, so that logging out deletes it.
  const key = `spire.draft.expectationLift.ticks.${sessionId}.${userId}`;
  const [ticks, setTicks] = useState(() => ticksAt(key));
  return {
    isTicked: (line: string) => ticks.includes(line),
    tick: (line: string, isTicked: boolean) => {
      const now = isTicked ? [...ticks, line] : ticks.filter((each) => each !== line);
      deviceStorage.setItem(key, JSON.stringify(now.join('\n')));
      setTicks(now);
    },
  };
}
