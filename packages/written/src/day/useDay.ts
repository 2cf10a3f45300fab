import { knownOf, useRead, useToday } from '@spire/client';
import { useSession } from '@spire/remote-kit';
import { type Day, dayOf } from '@spire/remote-kit/dayOf';
import { useHelpHere } from '@spire/remote-kit/foundHelp';
import { DayDocument } from './Day.generated.ts';

/** The kind of day (D58); undefined until it is known. It follows what is saved here and what waits to be sent. */
export function useDay(): Day | undefined {
  const { userId } = useSession();
  const today = useToday();
  const here = useHelpHere(userId, today);
  const me = knownOf(useRead(DayDocument, { pick: (data) => data.me, asks: 'each moment' }));
  return me === undefined ? undefined : dayOf(me, today, here);
}
