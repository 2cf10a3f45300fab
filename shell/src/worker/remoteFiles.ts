import { readRegistry } from '@spire/domain/readRegistry';
import type { RemoteRegistry } from '@spire/domain/remoteRegistry';
import { SERVICE_PATHS, type BrowserConfig } from '@spire/domain/servicePaths';
import { type Remotes, REMOTES_CACHE } from './scope.ts';

/** Where the registry stands when the page does not carry it. */
export const registryAt = '/remotes.json';
/** Where it is written down what this worker vouches for and keeps. */
const LIST = '/remotes/kept.json';

/** `hashes` of the files of the newest registry, by address; `before` are those of the one before, which open pages ask for. */
interface List {
  hashes: Record<string, string>;
  before: readonly string[];
}

const openCache = () => caches.open(REMOTES_CACHE);

async function listIn(cache: Cache): Promise<List> {
  const known = await cache.match(LIST);
  return known === undefined ? { hashes: {}, before: [] } : ((await known.json()) as List);
}

/** The file as the registry vouches for it; rejects where it is another, which nobody shall keep. */
async function vouched(cache: Cache, url: string, integrity: string): Promise<Response> {
  const response = await fetch(new Request(url, { integrity, credentials: 'omit' }));
  if (response.ok) await cache.put(url, response.clone());
  return response;
}

/** A file of a remote never changes under its address: the copy, else the file itself, kept where a registry vouches for it. */
export async function remoteFile({ request }: { request: Request }): Promise<Response> {
  const cache = await openCache();
  // A second try has a query, so that no cache between here and there answers as it did the first time.
  const [address = ''] = request.url.split('?', 1);
  const known = await cache.match(address);
  if (known !== undefined) return known;
  const hash = request.url === address ? (await listIn(cache)).hashes[address] : undefined;
  return hash === undefined ? fetch(request) : vouched(cache, address, hash);
}

/** The registry that a page carries; undefined where it has none. */
export function registryIn(page: string): Remotes | undefined {
  const block = /<script[^>]*\bid="?spire-registry"?[^>]*>([^<]*)<\/script>/.exec(page)?.[1]?.trim();
  try {
    const registry = JSON.parse(block ?? '') as Partial<Remotes>;
    return registry.remotes === undefined ? undefined : { remotes: registry.remotes };
  } catch {
    return undefined;
  }
}

/** A page for one person for a while, such as a preview, is not what this device is to come back to. */
export const isPrivate = (response: Response) => response.headers.get('cache-control')?.includes('private') === true;

/** The server's answer, where it is a registry of ours and not older than the one kept; else it rejects. */
async function goodRegistry(request: Request, kept: Response | undefined): Promise<Response> {
  const response = await fetch(request);
  if (!response.ok) throw new Error(`The registry was answered with ${response.status}`);
  if (isPrivate(response)) return response;
  const { registryKey } = (await (await fetch(SERVICE_PATHS.config)).json()) as BrowserConfig;
  const { revision } = ((await kept?.clone().json()) ?? {}) as Partial<RemoteRegistry>;
  const reading = await readRegistry(await response.clone().json(), { publicKey: registryKey, revision });
  if (reading.kind === 'refused') throw new Error(`The registry is not used: ${reading.reason}`);
  if (await keepRemotes(reading.registry)) await (await openCache()).put(registryAt, response.clone());
  return response;
}

/** The registry of a page that carries none: from the server, else the last good one, whose files are here. */
export async function keptRegistry({ request }: { request: Request }): Promise<Response> {
  const kept = await (await openCache()).match(registryAt);
  try {
    return await goodRegistry(request, kept);
  } catch (error) {
    if (kept === undefined) throw error;
    return kept;
  }
}

/** The files of a registry by their address, each with its hash. */
function filesOf({ remotes }: Remotes): Record<string, string> {
  return Object.fromEntries(
    Object.values(remotes).flatMap(({ base, integrity }) =>
      Object.entries(integrity).map(([file, hash]) => [new URL(base + file, self.location.origin).href, hash] as const),
    ),
  );
}

/** A person who saves data keeps only the parts asked for, as they come. */
const isSparing = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** A file that a new version has taken over as it was lies here already, under the address of the version before. */
async function copyUnchanged(cache: Cache, files: Record<string, string>, { hashes }: List): Promise<void> {
  const addresses = new Map(Object.entries(hashes).map(([url, hash]) => [hash, url]));
  for (const [url, hash] of Object.entries(files)) {
    const address = addresses.get(hash);
    if (address === undefined || address === url) continue;
    const copy = await cache.match(address);
    if (copy !== undefined) await cache.put(url, copy);
  }
}

async function fetchMissing(cache: Cache, files: Record<string, string>): Promise<boolean> {
  let areAllHere = true;
  for (const [url, integrity] of Object.entries(files)) {
    if ((await cache.match(url)) !== undefined) continue;
    const isHere = await vouched(cache, url, integrity).then(
      ({ ok }) => ok,
      () => false,
    );
    areAllHere &&= isHere;
  }
  return areAllHere;
}

async function keep(hashes: Record<string, string>): Promise<boolean> {
  const cache = await openCache();
  const listed = await listIn(cache);
  const current = Object.keys(listed.hashes);
  const isSame = current.length === Object.keys(hashes).length && current.every((url) => url in hashes);
  const next: List = { hashes, before: isSame ? listed.before : current };
  await copyUnchanged(cache, hashes, listed);
  if (!isSparing() && !(await fetchMissing(cache, hashes))) return false;
  await cache.put(LIST, Response.json(next));
  const wanted = new Set([...Object.keys(hashes), ...next.before, ...[LIST, registryAt].map(here)]);
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
  return true;
}

const here = (path: string) => new URL(path, self.location.origin).href;

let keeping: Promise<unknown> = Promise.resolve();

/**
 * Fetches what is missing of the remotes there are, and takes away what neither this registry nor the one before names.
 * False where something of it could not be had, or was not what the registry vouches for: then nothing is taken away.
 */
function keepRemotes(registry: Remotes): Promise<boolean> {
  return keepFiles(filesOf(registry));
}

function keepFiles(hashes: Record<string, string>): Promise<boolean> {
  const kept = keeping.then(() => keep(hashes));
  keeping = kept.catch(() => undefined);
  return kept;
}

/**
 * Keeps the remotes that a page names by the hashes of their entries. The files of an entry are known here or in the
 * registry; where the registry has moved on meanwhile nothing is kept, and the next page names the current entries.
 */
export async function keepNamedRemotes(named: Remotes): Promise<boolean> {
  const entries = Object.entries(filesOf(named));
  const isAllOf = (hashes: Record<string, string>) => entries.every(([url, hash]) => hashes[url] === hash);
  const { hashes } = await listIn(await openCache());
  const isEntry = (url: string) => url.endsWith('/remoteEntry.js');
  if (isAllOf(hashes) && Object.keys(hashes).filter(isEntry).length === entries.length) return keepFiles(hashes);
  const response = await fetch(registryAt, { cache: 'no-store' }).catch(() => undefined);
  if (response?.ok !== true || isPrivate(response)) return false;
  const registry = (await response.json()) as Remotes;
  return isAllOf(filesOf(registry)) && (await keepRemotes(registry));
}
