import { knownOf, useRead } from '@spire/client';
import type { CapacityLevel } from '@spire/domain/capacity';
import type { AvoidSuggestion, Consideration, NeedMore } from '@spire/domain/options';
import { sensitivitiesOf, type Sensitivity } from '@spire/domain/sensitivities';
import { sensitivitiesIn } from '@spire/domain/sparedWords';
import { useSession } from '@spire/remote-kit';
import { useMemo } from 'react';
import { PersonTodayDocument, type PersonTodayQuery } from './PersonToday.generated.ts';
import { setAsideFor } from './setAside.ts';

/** What a rule chooses by: what suits a person today, as far as it is known. */
export interface Suits {
  /** The level told, after modes and days (D27); null while none is. */
  capacity: CapacityLevel | null;
  considerations: readonly Consideration[];
  avoid: readonly AvoidSuggestion[];
  /** What to spare them today (D53). */
  spared: ReadonlySet<Sensitivity>;
  needs: readonly NeedMore[];
  /** Exercises that were stopped lately, by id. */
  setAside: ReadonlySet<string>;
}

/** Of somebody nothing is known of: the gentlest, and nothing to answer (trap 106). */
const UNKNOWN: Omit<Suits, 'setAside'> = {
  capacity: null,
  considerations: [],
  avoid: [],
  spared: new Set(),
  needs: [],
};

function suitsOf(me: PersonTodayQuery['me'] | undefined): Omit<Suits, 'setAside'> {
  if (me === undefined) return UNKNOWN;
  const { effectiveCapacity, profile, todaysCheckIn: checkIn } = me;
  const considerations = (profile?.considerations ?? []) as Consideration[];
  const words = checkIn === null ? [] : [checkIn.whatIsGoodText, checkIn.lookingForwardText, checkIn.needMoreText];
  return {
    capacity: considerations.includes('brain_injury') ? 'low' : effectiveCapacity,
    considerations,
    avoid: profile?.avoidSuggestions ?? [],
    spared: new Set([...sensitivitiesOf(considerations), ...sensitivitiesIn(words)]),
    needs: checkIn?.needMore ?? [],
  };
}

/**
 * What suits the person today; `isKnown` is false while the profile is on its way, and nobody is guessed at meanwhile.
 * Where it cannot be had, and was never seen (`hasFailed`), the gentlest suits.
 */
export function useSuits(): Suits & { isKnown: boolean; hasFailed: boolean } {
  const { userId } = useSession();
  const read = useRead(PersonTodayDocument, { pick: ({ me }) => me });
  const me = knownOf(read);
  const suits = useMemo(() => suitsOf(me), [me]);
  return {
    ...suits,
    setAside: setAsideFor(userId, Date.now()),
    isKnown: read.kind !== 'loading',
    hasFailed: me === undefined,
  };
}
