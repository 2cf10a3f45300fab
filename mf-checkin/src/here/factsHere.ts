import { currentMoment, todaysDate } from '@spire/client';
import type { CapacityLevel } from '@spire/domain/capacity';
import { partOfDay } from '@spire/domain/dates';
import type { Language } from '@spire/domain/languages';
import type { AvoidSuggestion, Consideration, NeedMore } from '@spire/domain/options';
import type { Day } from '@spire/remote-kit/dayOf';
import type { FactsHere } from './chooseHere.ts';

/** The part of what a page knows of a person that a choice here is made from. */
export interface KnownHere {
  effectiveCapacity: CapacityLevel | null;
  profile: { avoidSuggestions: readonly AvoidSuggestion[]; considerations: readonly Consideration[] } | null;
}

interface Told {
  language: Language;
  needs: readonly NeedMore[];
  day: Day | undefined;
  seen: readonly string[];
  /** Own words that the crisis reader could not look at. */
  isUnread: boolean;
}

export function factsHere(known: KnownHere, { language, needs, day, seen, isUnread }: Told): FactsHere {
  return {
    language,
    date: todaysDate(),
    partOfDay: partOfDay(currentMoment().getHours()),
    capacity: known.effectiveCapacity,
    avoid: known.profile?.avoidSuggestions ?? [],
    considerations: known.profile?.considerations ?? [],
    needs,
    isHard: day?.mode === 'hard' || isUnread,
    isWeighty: day?.isWeighty ?? false,
    seen,
  };
}

/** Whether own words could not be looked at for a crisis here: then only quiet texts come, with help beside them. */
export async function areUnread(words: readonly string[]): Promise<boolean> {
  if (words.every((text) => text.trim() === '')) return false;
  return import('@spire/language/readCrisis').then(
    () => false,
    () => true,
  );
}
