import type { RemoteRegistry } from '@spire/domain/remoteRegistry';

/** The hash a file of a remote must have, by its address. Throws for a file the registry does not vouch for (D42). */
export function integrityOf(registry: RemoteRegistry, address: string, origin: string): string {
  const url = new URL(address, origin);
  const versions = Object.values(registry.remotes).flatMap(({ previous, ...current }) =>
    previous === undefined ? [current] : [current, previous],
  );
  for (const { base, integrity } of versions) {
    const folder = new URL(base, origin);
    if (url.origin !== folder.origin || !url.pathname.startsWith(folder.pathname)) continue;
    const hash = integrity[url.pathname.slice(folder.pathname.length)];
    if (hash !== undefined && /^sha(256|384|512)-[A-Za-z0-9+/]+=*$/.test(hash)) return hash;
  }
  throw new Error(`The registry does not vouch for ${url.href}`);
}
