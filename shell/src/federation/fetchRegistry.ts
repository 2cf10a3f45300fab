import { boundedFetch } from '@spire/client/transport';
import { readRegistry } from '@spire/domain/readRegistry';
import type { RemoteRegistry } from '@spire/domain/remoteRegistry';
import type { BrowserConfig } from '@spire/domain/servicePaths';

export { pagesOf } from '@spire/domain/remoteRegistry';

/**
 * The registry as it stands at its address (D42). Rejects one that is truncated, a page, signed by nobody we know, or
 * older than that `revision`: whoever asks goes on with what they have.
 */
export async function fetchRegistry(
  { registryUrl, registryKey }: BrowserConfig,
  revision: number | undefined,
): Promise<RemoteRegistry> {
  const response = await boundedFetch(registryUrl, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${registryUrl} answered ${response.status}`);
  const reading = await readRegistry(await response.json(), { publicKey: registryKey, revision });
  if (reading.kind === 'refused') throw new Error(`${registryUrl} is not used: ${reading.reason}`);
  return reading.registry;
}
