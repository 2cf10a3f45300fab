import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import type { CrisisReading } from '@spire/understanding/readCrisis';
import { useCrisisReading } from '@spire/written/useCrisisReading.ts';
import type { TodaysSuggestionsQuery } from './TodaysSuggestions.generated.ts';

type CheckIn = Pick<
  NonNullable<TodaysSuggestionsQuery['me']['todaysCheckIn']>,
  'whatIsGoodText' | 'lookingForwardText' | 'needMoreText'
>;

/** What in today's own words needs help rather than advice, or may; also offline, and for answers changed since the last text. */
export const useCrisis = (checkIn: CheckIn | null): CrisisReading | null | undefined =>
  useCrisisReading(checkIn === null ? [] : [checkIn.whatIsGoodText, checkIn.lookingForwardText, checkIn.needMoreText]);

/** What help is shown for before anything else; null where it may only be offered. */
export const surely = (reading: CrisisReading | null): CrisisKind | null =>
  reading?.level === 'help' ? reading.kind : null;
