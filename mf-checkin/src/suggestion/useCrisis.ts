import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import type { CrisisReading } from '@spire/understanding/readCrisis';
import { useEffect, useState } from 'react';
import type { TodaysSuggestionsQuery } from './TodaysSuggestions.generated.ts';

type CheckIn = Pick<
  NonNullable<TodaysSuggestionsQuery['me']['todaysCheckIn']>,
  'whatIsGoodText' | 'lookingForwardText' | 'needMoreText'
>;
/** What was read of which words, so that an answer for others is not taken for theirs. */
interface Read {
  words: string;
  reading: CrisisReading | null;
}

const BETWEEN = '\n\n';

/**
 * What in today's own words needs help rather than advice, or may; null when nothing does, undefined while it is looked
 * at. The same reader as the server's, here so that it also holds offline and for answers changed since the last text (S6).
 */
export function useCrisis(checkIn: CheckIn | null): CrisisReading | null | undefined {
  const [read, setRead] = useState<Read>();
  const texts = checkIn === null ? [] : [checkIn.whatIsGoodText, checkIn.lookingForwardText, checkIn.needMoreText];
  const words = texts.filter((text) => text !== '').join(BETWEEN);

  useEffect(() => {
    if (words === '') return undefined;
    let isWanted = true;
    const tell = (reading: CrisisReading | null) => {
      if (isWanted) setRead({ words, reading });
    };
    // The reader is large; without it the server still looks before it writes.
    import('@spire/understanding/readCrisis')
      .then(({ mostPressing }) => mostPressing(words.split(BETWEEN)))
      .then(tell, () => tell(null));
    return () => {
      isWanted = false;
    };
  }, [words]);

  if (words === '') return null;
  return read?.words === words ? read.reading : undefined;
}

/** What help is shown for before anything else; null where it may only be offered. */
export const surely = (reading: CrisisReading | null): CrisisKind | null =>
  reading?.level === 'help' ? reading.kind : null;
