import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { useEffect, useMemo, useState } from 'react';
import type { TodaysSuggestionsQuery } from './TodaysSuggestions.generated.ts';

type CheckIn = Pick<
  NonNullable<TodaysSuggestionsQuery['me']['todaysCheckIn']>,
  'whatIsGoodText' | 'lookingForwardText' | 'needMoreText'
>;
type Screen = (text: string) => CrisisKind | null;

/**
 * What in today's own words needs help rather than advice; null when nothing does, undefined while it is looked at. The
 * same rules as the server's, here so that they also hold offline and for answers changed since the last text (S6).
 */
export function useCrisis(checkIn: CheckIn | null): CrisisKind | null | undefined {
  const [screen, setScreen] = useState<{ by: Screen }>();
  const texts = useMemo(() => {
    if (checkIn === null) return [];
    return [checkIn.whatIsGoodText, checkIn.lookingForwardText, checkIn.needMoreText].filter((text) => text !== '');
  }, [checkIn]);
  const hasTexts = texts.length > 0;

  useEffect(() => {
    if (!hasTexts) return;
    // The rules are large; without them the server still looks before it writes.
    import('@spire/domain/crisis/screenForCrisis').then(
      ({ screenForCrisis }) => setScreen({ by: screenForCrisis }),
      () => setScreen({ by: () => null }),
    );
  }, [hasTexts]);

  return useMemo(() => {
    if (texts.length === 0) return null;
    if (screen === undefined) return undefined;
    for (const text of texts) {
      const crisis = screen.by(text);
      if (crisis !== null) return crisis;
    }
    return null;
  }, [texts, screen]);
}
