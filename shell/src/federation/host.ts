import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { containerName } from '@spire/domain/remoteManifest';
import type { RemoteEntry, RemoteRegistry } from '@spire/domain/remoteRegistry';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import { createLoader, type Loader } from '../loading.ts';
import { integrityOf } from './integrity.ts';
import { readRegistry } from './registry.ts';

/** Remotes are built without a federation runtime of their own and find the shell's under this name. */
declare global {
  var _FEDERATION_RUNTIME_CORE: unknown;
}

function descriptionOf(name: string, { base, entry }: RemoteEntry) {
  return {
    name: containerName(name),
    entry: new URL(base + entry, window.location.origin).href,
    entryGlobalName: containerName(name),
    type: 'global',
  } as const;
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
  /** The namespace of a remote's one exposed module. */
  load: (name: string) => Promise<unknown>;
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

  function register(entries: RemoteRegistry['remotes'], known: RemoteRegistry['remotes']): void {
    for (const [name, entry] of Object.entries(entries)) {
      const hasMoved = known[name]?.base !== entry.base || known[name].entry !== entry.entry;
      if (hasMoved) host.registerRemotes([descriptionOf(name, entry)], { force: name in known });
    }
  }
  register(first.remotes, {});

  return {
    load: async (name) => {
      if (!(name in registry.remotes)) throw new Error(`${name} is not in the registry`);
      return host.loadRemote(`${containerName(name)}/remote`);
    },
    refresh: async () => {
      const next = await readRegistry(config, true);
      const known = registry.remotes;
      registry = next;
      register(next.remotes, known);
    },
  };
}

let host: Loader<RemoteHost> | undefined;

/** The one host of this page, started when first needed. */
export function remoteHost(config: BrowserConfig): Loader<RemoteHost> {
  return (host ??= createLoader(() => startRemoteHost(config)));
}
