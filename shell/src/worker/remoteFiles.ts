import type { RemoteRegistry } from '@spire/domain/remoteRegistry';
import { REMOTES_CACHE } from './scope.ts';

/** Where the list of files lies that the registry before this one named: pages that are open still ask for them. */
const BEFORE = '/remotes/kept.json';

const openCache = () => caches.open(REMOTES_CACHE);

/** A file of a remote never changes under its address: the copy, else the file itself, checked as the page asked for it. */
export async function remoteFile({ request }: { request: Request }): Promise<Response> {
  const cache = await openCache();
  const known = await cache.match(request.url);
  if (known !== undefined) return known;
  const response = await fetch(request);
  if (response.ok && response.type !== 'opaque') await cache.put(request.url, response.clone());
  return response;
}

/** The files of a registry by their address, each with its hash. */
function filesOf({ remotes }: Pick<RemoteRegistry, 'remotes'>): Map<string, string> {
  return new Map(
    Object.values(remotes).flatMap(({ base, integrity }) =>
      Object.entries(integrity).map(([file, hash]) => [new URL(base + file, self.location.origin).href, hash] as const),
    ),
  );
}

/**
 * Fetches what is missing of the remotes there are, and takes away what neither this registry nor the one before names.
 * A file whose content is not what the registry vouches for is left out.
 */
export async function keepRemotes(registry: Pick<RemoteRegistry, 'remotes'>): Promise<void> {
  const cache = await openCache();
  const files = filesOf(registry);
  for (const [url, integrity] of files) {
    if ((await cache.match(url)) !== undefined) continue;
    await cache.add(new Request(url, { integrity, credentials: 'omit' })).catch(() => undefined);
  }
  const listed = await cache.match(BEFORE);
  const [current, before] = listed ? ((await listed.json()) as [string[], string[]]) : [[], []];
  const isSame = current.length === files.size && current.every((url) => files.has(url));
  const next = isSame ? [current, before] : [[...files.keys()], current];
  await cache.put(BEFORE, Response.json(next));
  const wanted = new Set([...next.flat(), new URL(BEFORE, self.location.origin).href]);
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
}
