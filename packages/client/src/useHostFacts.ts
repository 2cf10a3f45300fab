import type { HostFacts } from '@spire/domain/servicePaths';
import { useOpenedClient } from './DataProvider.tsx';

/** What whoever runs Spire says of how it is run; each fact only where it is known. */
export function useHostFacts(): HostFacts {
  return useOpenedClient().facts;
}
