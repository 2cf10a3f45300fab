import { registryInPage } from '@spire/client/config';
import { withTimeout } from '@spire/client/withTimeout';
import { composePages, type ComposedPages } from '@spire/domain/composePages';
import type { RemoteRegistry } from '@spire/domain/remoteRegistry';
import { SHELL_PAGES } from '@spire/domain/routes';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import { sharePages } from '@spire/remote-kit';

let known: RemoteRegistry | undefined;

/** The app that remotes make up whose manifests the server has judged. */
export const composed = ({ remotes }: Pick<RemoteRegistry, 'remotes'>): ComposedPages =>
  composePages(
    SHELL_PAGES,
    Object.values(remotes).map(({ manifest }) => manifest),
  );

/** The page's own, which the server has judged; any other is fetched, and with it what judges it. */
async function find(config: BrowserConfig, isFresh: boolean): Promise<[RemoteRegistry, ComposedPages]> {
  const own = isFresh ? undefined : registryInPage();
  if (own !== undefined) return [own, composed(own)];
  const { fetchRegistry, pagesOf } = await import(/* webpackChunkName: "fetch-registry" */ './fetchRegistry.ts');
  const registry = await fetchRegistry(config, known?.revision);
  return [registry, pagesOf(registry.remotes)];
}

/**
 * The registry, and with it the pages of the app, which everyone hears of. One that is fetched may come from a static
 * host, so its manifests are judged here as well: a remote that is refused is named in the console and left out. `isFresh` asks the
 * server again; where that rejects, the registry from before stays.
 */
export async function readRegistry(config: BrowserConfig, isFresh = false): Promise<RemoteRegistry> {
  if (known !== undefined && !isFresh) return known;
  const [registry, pages] = await find(config, isFresh);
  const { remotes, refused, preview } = registry;
  for (const { name, reason } of [...refused, ...pages.refused]) console.error(`${name} is left out: ${reason}`);
  const left = new Set(pages.refused.map(({ name }) => name));
  const kept = Object.entries(remotes).filter(([name]) => !left.has(name));
  known = { ...registry, remotes: Object.fromEntries(kept), refused: [...refused, ...pages.refused] };
  sharePages(pages);
  if (preview !== undefined) void import(/* webpackChunkName: "line-above" */ '../preview/showPreview.ts');
  return known;
}

/** The registry as it was read last; undefined while there is none. */
export const knownRegistry = (): RemoteRegistry | undefined => known;

/** So long a start waits for the registry where the page does not carry it; what comes later is taken then. */
const REGISTRY_WAIT = 3000;

/**
 * Makes the pages known before the first drawing, for the gate asks who may see them. Without a registry there are the
 * shell's own, and the places of the others offer a retry.
 */
export async function startPages(config: BrowserConfig): Promise<void> {
  sharePages(composed({ remotes: {} }));
  await withTimeout(REGISTRY_WAIT, readRegistry(config)).catch((error: unknown) => console.error('No registry', error));
}
