import type { RemoteRegistry } from '@spire/domain/remoteRegistry';
import { SERVICE_PATHS, type BrowserConfig } from '@spire/domain/servicePaths';
import { boundedFetch } from './transport.ts';

/** Ids of the JSON scripts the server writes into the page in place of `<!--spire:data-->`. */
const INLINE = { config: 'spire-config', registry: 'spire-registry' } as const;

async function read<T>(kind: keyof typeof INLINE, path: string): Promise<T> {
  const inline = document.getElementById(INLINE[kind])?.textContent;
  if (inline !== undefined) return JSON.parse(inline) as T;
  const response = await boundedFetch(path, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}

/** What the browser needs to know, from the page itself or, where a host serves it static, from `/config.json`. */
export function readBrowserConfig(): Promise<BrowserConfig> {
  return read<BrowserConfig>('config', SERVICE_PATHS.config);
}

/** Where each remote is now (D42). `isFresh` asks the server again, for a retry after a remote has moved. */
export async function readRemoteRegistry(config: BrowserConfig, isFresh = false): Promise<RemoteRegistry> {
  if (!isFresh) return read<RemoteRegistry>('registry', config.registryUrl);
  const response = await boundedFetch(config.registryUrl, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${config.registryUrl} answered ${response.status}`);
  return (await response.json()) as RemoteRegistry;
}
