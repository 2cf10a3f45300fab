import { knownOf, useRead } from '@spire/client';
import { useMemo } from 'react';
import { DayMoodsDocument } from './DayMoods.generated.ts';

/** The mood of each day that has one; of a day without one of its own that of another app (D73). */
export function useDayMoods(from: string): ReadonlyMap<string, number> {
  const read = useRead(DayMoodsDocument, { variables: { from }, pick: ({ me }) => me, asks: 'each time' });
  const known = knownOf(read);
  return useMemo(() => {
    const { moods, importedMoods = [] } = known ?? {};
    const own = (moods?.nodes ?? []).flatMap(({ date, mood }): [string, number][] =>
      mood === null ? [] : [[date, mood]],
    );
    return new Map([...importedMoods.map(({ date, mood }): [string, number] => [date, mood]), ...own]);
  }, [known]);
}
