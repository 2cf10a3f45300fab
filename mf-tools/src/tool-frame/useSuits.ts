import { knownOf, useRead } from '@spire/client';
import { suitedOn } from '@spire/content/textTags';
import { type Assumption, assumptionsOf } from '@spire/domain/assumptions';
import type { CapacityLevel } from '@spire/domain/capacity';
import type { DayMode } from '@spire/domain/dayMode';
import type { AvoidSuggestion, Consideration, NeedMore } from '@spire/domain/options';
import { sensitivitiesOf, type Sensitivity } from '@spire/domain/sensitivities';
import { sensitivitiesIn } from '@spire/domain/sensitivityWords';
import { useSession } from '@spire/remote-kit';
import { useMemo } from 'react';
import { PersonTodayDocument, type PersonTodayQuery } from './PersonToday.generated.ts';
import { setAsideFor } from './setAside.ts';
import { useDayMode } from '@spire/written/day/useDayMode.ts';

/** The criteria a rule chooses by: what suits a person today, as far as it is known. */
export interface Suits {
  /** The level told, after modes and days (D27); null while none is. */
  capacity: CapacityLevel | null;
  considerations: readonly Consideration[];
  avoid: readonly AvoidSuggestion[];
  /** Contraindications of today (D53). */
  sensitivities: ReadonlySet<Sensitivity>;
  needs: readonly NeedMore[];
  /** Exercises that were stopped lately, by id. */
  setAside: ReadonlySet<string>;
  /** Whether something weighs, so that nothing plays (D61). */
  isWeighty: boolean;
  /** Assumptions that a text may make about them. */
  known: ReadonlySet<Assumption>;
}

type OfPerson = Omit<Suits, 'setAside' | 'isWeighty'>;

/** The values for an unknown person: the gentlest ones, with nothing to answer (trap 106). */
const UNKNOWN: OfPerson = {
  capacity: null,
  considerations: [],
  avoid: [],
  sensitivities: new Set(),
  needs: [],
  known: assumptionsOf({ considerations: [], texts: [] }),
};

function suitsOf(me: PersonTodayQuery['me'] | undefined, isWeighty: boolean): OfPerson {
  if (me === undefined) return UNKNOWN;
  const { effectiveCapacity, profile, todaysCheckIn: checkIn } = me;
  const considerations = (profile?.considerations ?? []) as Consideration[];
  const words = checkIn === null ? [] : [checkIn.whatIsGoodText, checkIn.lookingForwardText, checkIn.needMoreText];
  return {
    capacity: considerations.includes('brain_injury') ? 'low' : effectiveCapacity,
    considerations,
    avoid: profile?.avoidSuggestions ?? [],
    sensitivities: new Set([...sensitivitiesOf(considerations), ...sensitivitiesIn(words)]),
    needs: checkIn?.needMore ?? [],
    known: suitedOn(isWeighty, assumptionsOf({ considerations, texts: words })).known,
  };
}

/**
 * The criteria of today; `isKnown` is false while the profile or the day is on its way, without a guess meanwhile.
 * Where they cannot be had, and were never seen (`hasFailed`), they are the gentlest.
 */
export function useSuits(): Suits & { mode: DayMode; isKnown: boolean; hasFailed: boolean } {
  const { userId } = useSession();
  const read = useRead(PersonTodayDocument, { pick: ({ me }) => me });
  const me = knownOf(read);
  const { day } = useDayMode();
  const isWeighty = day?.isWeighty ?? false;
  const suits = useMemo(() => suitsOf(me, isWeighty), [me, isWeighty]);
  return {
    ...suits,
    setAside: setAsideFor(userId, Date.now()),
    isWeighty,
    mode: day?.mode ?? 'ordinary',
    isKnown: read.kind !== 'loading' && day !== undefined,
    hasFailed: me === undefined,
  };
}
