import type { BrowserConfig } from '@spire/domain/servicePaths';
import { loadNamespaces } from '@spire/i18n';
import { isRemoteModule, type RemoteModule } from '@spire/remote-kit';
import type { ComponentType } from 'react';
import { createLoader, within, type Loader } from '../loading.ts';
import { remoteHost, type RemoteHost } from './host.ts';
import { readRegistry } from './registry.ts';

/** The runtime has no short limit of its own; a place that waits longer offers a retry. */
const REMOTE_WAIT = 10_000;

/** A place of the app that a remote fills: one of its pages, or one of its cards on Home. */
export interface RemotePlace {
  remote: string;
  kind: 'page' | 'card';
  id: string;
}

/** The way to the remotes of one running app. */
export interface Remotes {
  /** What draws a place; the same loader every time, so that it can be fetched ahead. */
  at: (place: RemotePlace) => Loader<ComponentType>;
  /** Asks anew which remotes and pages there are. */
  refresh: () => Promise<void>;
}

interface RemotesOptions {
  /** Puts around a component what every remote needs, such as its data. */
  wrap?: (component: ComponentType) => Promise<ComponentType>;
  host?: Loader<RemoteHost>;
}

/** Loads remotes by registry name (D42): the one wrapper around the federation runtime. */
export function createRemotes(
  config: BrowserConfig,
  { wrap = (component) => Promise.resolve(component), host = remoteHost(config) }: RemotesOptions = {},
): Remotes {
  const modules = new Map<string, Loader<RemoteModule>>();
  const places = new Map<string, Loader<ComponentType>>();
  const tried = new Set<string>();

  async function loadRemoteModule(name: string): Promise<RemoteModule> {
    const remotes = await host.load();
    if (tried.has(name)) await remotes.refresh().catch(() => undefined);
    tried.add(name);
    const namespace = await remotes.load(name);
    const exposed = (namespace as { default?: unknown } | null)?.default;
    if (!isRemoteModule(exposed) || exposed.name !== name) throw new Error(`${name} does not keep the contract`);
    await loadNamespaces(exposed.namespaces);
    tried.delete(name);
    return exposed;
  }

  function moduleOf(name: string): Loader<RemoteModule> {
    const known = modules.get(name) ?? createLoader(() => within(REMOTE_WAIT, loadRemoteModule(name)));
    modules.set(name, known);
    return known;
  }

  async function loadPlace({ remote, kind, id }: RemotePlace): Promise<ComponentType> {
    const exposed = await moduleOf(remote).load();
    const loaders = kind === 'page' ? exposed.pages : exposed.cards;
    const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
    if (load === undefined) throw new Error(`${remote} has no ${kind} ${id}`);
    return wrap((await within(REMOTE_WAIT, load())).default);
  }

  return {
    at: (place) => {
      const key = `${place.remote} ${place.kind} ${place.id}`;
      const known = places.get(key) ?? createLoader(() => loadPlace(place));
      places.set(key, known);
      return known;
    },
    refresh: async () => {
      const started = host.loaded();
      await (started === undefined ? readRegistry(config, true) : started.refresh());
    },
  };
}
