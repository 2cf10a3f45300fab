import { knownOf, useRead } from '@spire/client';
import { suitedOn } from '@spire/content/textTags';
import { type Assumption, assumptionsOf } from '@spire/domain/assumptions';
import type { CapacityLevel } from '@spire/domain/capacity';
import type { DayMode } from '@spire/domain/dayMode';
import type { AvoidSuggestion, Consideration, NeedMore } from '@spire/domain/options';
import { sensitivitiesOf, type Sensitivity } from '@spire/domain/sensitivities';
import { sensitivitiesIn } from '@spire/domain/sensitivityWords';
import { useMemo } from 'react';
import { PersonTodayDocument, type PersonTodayQuery } from './PersonToday.generated.ts';
import { useSigns, type Done, type Signs } from './useSigns.ts';
import { useDayMode } from '@spire/written/day/useDayMode.ts';

/** The criteria a rule chooses by: what suits a person today, as far as it is known. */
export interface Suits extends Pick<Signs, 'rests'> {
  /** The level told, after modes and days (D27), the lowest on a hard day and a rest day; null while none is. */
  capacity: CapacityLevel | null;
  considerations: readonly Consideration[];
  avoid: readonly AvoidSuggestion[];
  /** Contraindications of today (D53). */
  sensitivities: ReadonlySet<Sensitivity>;
  needs: readonly NeedMore[];
  /** Whether something weighs, so that nothing plays (D61). */
  isWeighty: boolean;
  /** Assumptions that a text may make about them. */
  known: ReadonlySet<Assumption>;
}

const NOTHING_DONE: readonly Done[] = [];
/** In the mode `low` the level that was told is the lowest by itself. */
const SPARING: readonly DayMode[] = ['afterHelp', 'hard', 'rest'];

type OfPerson = Omit<Suits, 'rests' | 'isWeighty'>;

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
 * The criteria of today, `done` being what this device knows of the tool; `isKnown` is false while the profile or the day is on its way, without a guess meanwhile.
 * Where they cannot be had, and were never seen (`hasFailed`), they are the gentlest.
 */
export function useSuits(
  done: readonly Done[] = NOTHING_DONE,
): Suits & Signs & { mode: DayMode; isKnown: boolean; hasFailed: boolean } {
  const read = useRead(PersonTodayDocument, { pick: ({ me }) => me });
  const me = knownOf(read);
  const { day } = useDayMode();
  const isWeighty = day?.isWeighty ?? false;
  const mode = day?.mode ?? 'ordinary';
  const suits = useMemo(() => suitsOf(me, isWeighty), [me, isWeighty]);
  const signs = useSigns(me?.exerciseMarks, done);
  return {
    ...suits,
    ...signs,
    capacity: suits.capacity !== null && SPARING.includes(mode) ? 'low' : suits.capacity,
    isWeighty,
    mode,
    isKnown: read.kind !== 'loading' && day !== undefined,
    hasFailed: me === undefined,
  };
}
