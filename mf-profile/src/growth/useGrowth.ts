import { useQuery } from '@spire/client';
import { GrowthDocument, type GrowthQuery } from './Growth.generated.ts';

export type Growth = GrowthQuery['me']['growth'];
export type GrowthState =
  { kind: 'loading' } | { kind: 'failed'; retry: () => void } | { kind: 'ready'; growth: Growth };

/** The person's growth; asked for anew each time it is shown, because every remote's records add to it. */
export function useGrowth(): GrowthState {
  const { data, previousData, error, refetch } = useQuery(GrowthDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const growth = (data ?? previousData)?.me.growth;
  if (growth !== undefined) return { kind: 'ready', growth };
  if (error === undefined) return { kind: 'loading' };
  return { kind: 'failed', retry: () => void refetch().catch(() => undefined) };
}
