import { askTwice } from '@spire/client/askTwice';
import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { containerName } from '@spire/domain/remoteManifest';
import type { RemoteRegistry, RemoteVersion } from '@spire/domain/remoteRegistry';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import { createLoader, type Loader } from '../loading.ts';
import { integrityOf } from './integrity.ts';
import { readRegistry } from './registry.ts';
import type { Version } from './remoteCopies.ts';
import { trustOriginOf } from './trustedScripts.ts';

/**
 * Whether a part of a remote failed, and not its entry: a file that the page named ahead in vain answers the first who
 * asks for it with that failure.
 */
const isFailedPart = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** Remotes are built without a federation runtime of their own and find the shell's under this name. */
declare global {
  var _FEDERATION_RUNTIME_CORE: unknown;
}

/**
 * How the runtime is told of one copy of a remote. Each has a name of its own, so that what an earlier one has drawn
 * goes on as it is; from the second on a query keeps a request that hangs, or an answer that was wrong, out of its way.
 */
function descriptionOf(name: string, { base, entry }: RemoteVersion, before: number) {
  const address = new URL(base + entry, window.location.origin);
  if (before > 0) address.searchParams.set('try', String(before));
  return {
    name: `${containerName(name)}${before || ''}`,
    entry: address.href,
    entryGlobalName: containerName(name),
    type: 'global',
  } as const;
}

/** A script that is still on its way would be waited for by whoever asks for it again. */
function dropScripts({ base }: RemoteVersion): void {
  const folder = new URL(base, window.location.origin).href;
  for (const script of document.scripts) if (script.src.startsWith(folder)) script.remove();
}

function element<K extends 'script' | 'link'>(kind: K, attributes: Record<string, string>): HTMLElementTagNameMap[K] {
  const made = document.createElement(kind);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/** Gives every file the runtime fetches the hash of the registry; a file without one throws (D42). */
function withIntegrity(registry: () => RemoteRegistry): ModuleFederationRuntimePlugin {
  const hashOf = (url: string) => integrityOf(registry(), url, window.location.origin);
  return {
    name: 'spire-integrity',
    createScript: ({ url }) => element('script', { src: url, integrity: hashOf(url), crossorigin: 'anonymous' }),
    createLink: ({ url, attrs }) =>
      element('link', { ...attrs, href: url, integrity: hashOf(url), crossorigin: 'anonymous' }),
  };
}

/** The federation host: where remotes are known and fetched from. */
export interface RemoteHost {
  /** The namespace of a remote's one exposed module; each time of a fresh copy. */
  load: (name: string, version: Version) => Promise<unknown>;
  /** Reads the registry anew, for a remote may have moved since the page was opened. */
  refresh: () => Promise<void>;
}

/** Starts the federation runtime, which is fetched only now, with the remotes of the registry (D42). */
async function startRemoteHost(config: BrowserConfig): Promise<RemoteHost> {
  const [core, { createInstance }, { sharedLibraries }, first] = await Promise.all([
    import(/* webpackChunkName: "federation" */ '@module-federation/runtime-core'),
    import(/* webpackChunkName: "federation" */ '@module-federation/runtime'),
    import(/* webpackChunkName: "federation" */ './sharedLibraries.ts'),
    readRegistry(config),
  ]);
  globalThis._FEDERATION_RUNTIME_CORE = core;
  let registry = first;
  const host: ModuleFederation = createInstance({
    name: 'shell',
    shareStrategy: 'loaded-first',
    remotes: [],
    shared: sharedLibraries(),
    plugins: [withIntegrity(() => registry)],
  });

  const copies = new Map<string, number>();
  return {
    load: async (name, version) => {
      const current = registry.remotes[name];
      const wanted = version === 'current' ? current : current?.previous;
      if (wanted === undefined) throw new Error(`No ${version} version of ${name}`);
      const before = copies.get(name) ?? 0;
      copies.set(name, before + 1);
      const description = descriptionOf(name, wanted, before);
      trustOriginOf(description.entry);
      if (before > 0) dropScripts(wanted);
      // The runtime would take what an earlier copy has left there for this one.
      Reflect.set(globalThis, description.entryGlobalName, undefined);
      host.registerRemotes([description]);
      return askTwice(() => host.loadRemote(`${description.name}/remote`), isFailedPart);
    },
    refresh: async () => {
      registry = await readRegistry(config, true);
    },
  };
}

let host: Loader<RemoteHost> | undefined;

/** The one host of this page, started when first needed. */
export function remoteHost(config: BrowserConfig): Loader<RemoteHost> {
  return (host ??= createLoader(() => startRemoteHost(config)));
}
