import { currentMoment, todaysDate } from '@spire/client';
import type { CapacityLevel } from '@spire/domain/capacity';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
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
  /** Whether help is offered, so that only quiet texts come. */
  isQuiet: boolean;
}

export function factsHere(known: KnownHere, { language, needs, day, seen, isQuiet }: Told): FactsHere {
  return {
    language,
    date: todaysDate(),
    partOfDay: partOfDay(currentMoment().getHours()),
    capacity: known.effectiveCapacity,
    avoid: known.profile?.avoidSuggestions ?? [],
    considerations: known.profile?.considerations ?? [],
    needs,
    isHard: day?.mode === 'hard' || isQuiet,
    isWeighty: day?.isWeighty ?? false,
    seen,
  };
}

/** The findings of the crisis reader, which alone reads own words here; help that is offered asks for quiet texts. */
export async function readHere(
  words: readonly string[],
): Promise<{ help: CrisisKind | null; offered: CrisisKind | null }> {
  const written = words.filter((text) => text.trim() !== '');
  if (written.length === 0) return { help: null, offered: null };
  const reader = await import('@spire/language/readCrisis').catch(() => undefined);
  // Without the reader on this device the words are unread, so quiet texts come.
  if (reader === undefined) return { help: null, offered: 'unsure' };
  const reading = await reader.mostPressing(written);
  if (reading?.level === 'help') return { help: reading.kind, offered: null };
  return { help: null, offered: reading?.kind ?? null };
}
