import { askTwice } from '@spire/client/askTwice';
import { registerWrites } from '@spire/client/writeRules';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import { loadNamespaces } from '@spire/i18n';
import { isRemoteModule, type RemoteModule, type WhenAway } from '@spire/remote-kit';
import type { ComponentType } from 'react';
import { createLoader, type Loader } from '../loading.ts';
import { remoteHost, type RemoteHost } from './host.ts';
import { readRegistry } from './registry.ts';
import { createRemoteCopies, type Copy, type Version } from './remoteCopies.ts';

/** A place of the app that a remote fills: one of its pages, or one of its cards on Home. */
export interface RemotePlace {
  remote: string;
  kind: 'page' | 'card';
  id: string;
}

/** A place as it is named to developers. */
export const placeName = ({ remote, kind, id }: RemotePlace): string => `${remote}, ${kind} ${id}`;

/** The way to the remotes of one running app. */
export interface Remotes {
  /** The loader of a place, the same every time, so that it can be fetched ahead. */
  at: (place: RemotePlace) => Loader<ComponentType>;
  /**
   * Tells that a place could not be drawn: what was fetched for it is forgotten. True after the second time in a row,
   * when the previous version of the remote is there to be loaded at once.
   */
  spoiled: (place: RemotePlace) => boolean;
  /** The remote's part for a time without a network; undefined where it has none. */
  whenAway: (remote: string) => Promise<WhenAway | undefined>;
  /** Asks anew which remotes and pages there are. */
  refresh: () => Promise<void>;
}

interface RemotesOptions {
  /** Puts around a component what every remote needs, such as its data. */
  wrap?: (component: ComponentType) => Promise<ComponentType>;
  host?: Loader<RemoteHost>;
}

/** The state of a place: its loader, the copy that it was drawn from, and how often in a row that failed. */
interface Place {
  loader: Loader<ComponentType>;
  copy?: Copy<RemoteModule>;
  failures: number;
}

/** Loads remotes by registry name (D42): the one wrapper around the federation runtime. */
export function createRemotes(
  config: BrowserConfig,
  { wrap = (component) => Promise.resolve(component), host = remoteHost(config) }: RemotesOptions = {},
): Remotes {
  const places = new Map<string, Place>();
  const tried = new Set<string>();
  const copies = createRemoteCopies(fetchModule);

  async function fetchModule(name: string, version: Version): Promise<RemoteModule> {
    const remotes = await host.load();
    if (tried.has(name)) await remotes.refresh().catch(() => undefined);
    tried.add(name);
    const namespace = await remotes.load(name, version);
    const exposed = (namespace as { default?: unknown } | null)?.default;
    if (!isRemoteModule(exposed) || exposed.name !== name) throw new Error(`${name} does not keep the contract`);
    registerWrites(exposed.writes ?? {});
    await askTwice(() => loadNamespaces(exposed.namespaces));
    return exposed;
  }

  function loadPlace(where: RemotePlace, place: Place): Promise<ComponentType> {
    const { remote, kind, id } = where;
    return copies.use(remote, placeName(where), async (exposed, copy) => {
      const loaders = kind === 'page' ? exposed.pages : exposed.cards;
      const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
      if (load === undefined) throw new Error(`${remote} has no ${kind} ${id}`);
      const component = await wrap((await askTwice(load)).default);
      place.copy = copy;
      return component;
    });
  }

  function placeAt(where: RemotePlace): Place {
    const key = placeName(where);
    const known = places.get(key);
    if (known !== undefined) return known;
    const place: Place = { loader: createLoader(() => loadPlace(where, place)), failures: 0 };
    places.set(key, place);
    return place;
  }

  return {
    at: (where) => placeAt(where).loader,
    spoiled: (where) => {
      const place = placeAt(where);
      const { copy } = place;
      place.loader.forget();
      if (copy === undefined) return false;
      place.failures = copy.version === 'current' ? place.failures + 1 : 0;
      return copies.replace(where.remote, copy, place.failures);
    },
    whenAway: (remote) => copies.use(remote, `${remote}, away`, async ({ whenAway }) => (await whenAway?.())?.default),
    refresh: async () => {
      const started = host.loaded();
      await (started === undefined ? readRegistry(config, true) : started.refresh());
    },
  };
}
