import { knownOf, usePages } from '@spire/client';
import { useEffect } from 'react';
import type { Outline } from './readBlob.ts';
import { feltDates } from './outlineFacts.ts';
import { OwnDaysDocument } from './OwnDays.generated.ts';

/** As many as a page may have. */
const PAGE_SIZE = 50;
const NEVER = '1900-01-01';

/** How many days of a file have a mood here already; undefined until all moods of that time have been looked at. */
export function useOwnDays(outline: Outline): number | undefined {
  const dates = feltDates(outline);
  const ordered = [...dates.keys()].toSorted();
  const own = knownOf(
    usePages(OwnDaysDocument, {
      variables: { from: ordered[0] ?? NEVER, to: ordered.at(-1) ?? NEVER },
      pick: ({ me }) => me.moods,
      pageSize: PAGE_SIZE,
    }),
  );
  const isUnfinished = own?.hasNextPage === true;
  const canGoOn = isUnfinished && own.more === 'resting';
  useEffect(() => {
    if (canGoOn) void own.loadMore(() => false);
  }, [canGoOn, own]);
  if (own === undefined || isUnfinished) return undefined;
  return new Set(own.nodes.filter(({ date, mood }) => mood !== null && dates.has(date)).map(({ date }) => date)).size;
}
