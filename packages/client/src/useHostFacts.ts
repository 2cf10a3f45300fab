import type { HostFacts } from '@spire/domain/servicePaths';
import { useOpenedClient } from './DataProvider.tsx';

/** The operator's facts of how Spire is run; each only where it is known. */
export function useHostFacts(): HostFacts {
  return useOpenedClient().facts;
}
