import { useToday } from '@spire/client';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { textMark } from '@spire/domain/textMark';
import { useSession } from '@spire/remote-kit';
import { isSetAside, noteFoundHelp } from '@spire/remote-kit/foundHelp';
import type { CrisisReading } from '@spire/language/readCrisis';
import { useCrisisReading } from '@spire/written/useCrisisReading.ts';
import { useEffect } from 'react';
import { type WordsOfCheckIn, ownWordsOf } from '../check-in/wordsOf.ts';

/** The crisis, certain or possible, in today's own words; also offline, and for answers newer than the last text. */
export const useCrisis = (checkIn: WordsOfCheckIn | null): CrisisReading | null | undefined =>
  useCrisisReading(ownWordsOf(checkIn));

/** The crisis that help comes first for; null where help may only be offered. */
export const surely = (reading: CrisisReading | null): CrisisKind | null =>
  reading?.level === 'help' ? reading.kind : null;

/**
 * The help that today's own words need, but for those that are not about the person (S11); undefined while they are
 * looked at. Where there is any, the day is one after help on this device from then on (D58).
 */
export function useHelpNeeded(checkIn: WordsOfCheckIn | null): CrisisKind | null | undefined {
  const { userId } = useSession();
  const today = useToday();
  const texts = ownWordsOf(checkIn).filter((text) => !isSetAside(userId, today, textMark(text)));
  const reading = useCrisisReading(texts);
  const kind = reading === undefined ? undefined : surely(reading);
  useEffect(() => {
    if (kind === null || kind === undefined) return;
    for (const text of texts) noteFoundHelp(userId, today, { mark: textMark(text), kind });
  });
  return kind;
}
