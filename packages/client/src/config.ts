import type { RemoteRegistry } from '@spire/domain/remoteRegistry';
import { SERVICE_PATHS, type BrowserConfig } from '@spire/domain/servicePaths';
import { boundedFetch } from './transport.ts';

/** Ids of the JSON scripts the server writes into the page in place of `<!--spire:data-->`. */
const INLINE = { config: 'spire-config', registry: 'spire-registry' } as const;

function inPage<T>(kind: keyof typeof INLINE): T | undefined {
  const inline = document.getElementById(INLINE[kind])?.textContent;
  return inline === undefined ? undefined : (JSON.parse(inline) as T);
}

/** The browser's configuration, from the page itself or, where a host serves it static, from `/config.json`. */
export async function readBrowserConfig(): Promise<BrowserConfig> {
  const known = inPage<BrowserConfig>('config');
  if (known !== undefined) return known;
  const response = await boundedFetch(SERVICE_PATHS.config, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${SERVICE_PATHS.config} answered ${response.status}`);
  return (await response.json()) as BrowserConfig;
}

/** The address of each remote (D42), as the server wrote it into the page; undefined where a static host serves it. */
export const registryInPage = (): RemoteRegistry | undefined => inPage('registry');
