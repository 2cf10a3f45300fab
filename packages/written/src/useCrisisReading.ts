import type { CrisisReading } from '@spire/language/readCrisis';
import { useEffect, useState } from 'react';

/** The reading of certain words, so that an answer for others is not taken for theirs. */
interface Read {
  words: string;
  reading: CrisisReading | null;
}

const BETWEEN = '\n\n';

/**
 * Signs in these words of a need for help rather than advice; null when there are none, undefined while looked at. The
 * classifier is smaller than the server's, here so that it also holds offline and for what has not been sent (S6).
 */
export function useCrisisReading(texts: readonly string[]): CrisisReading | null | undefined {
  const [read, setRead] = useState<Read>();
  const words = texts.filter((text) => text.trim() !== '').join(BETWEEN);

  useEffect(() => {
    if (words === '') return undefined;
    let isWanted = true;
    const tell = (reading: CrisisReading | null) => {
      if (isWanted) setRead({ words, reading });
    };
    // The classifier is large; without it the server still looks before it writes.
    import('@spire/language/readCrisis')
      .then(({ mostPressing }) => mostPressing(words.split(BETWEEN)))
      .then(tell, () => tell(null));
    return () => {
      isWanted = false;
    };
  }, [words]);

  if (words === '') return null;
  return read?.words === words ? read.reading : undefined;
}
