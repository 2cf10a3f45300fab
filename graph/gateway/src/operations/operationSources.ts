import { existsSync, readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { createManifestFiles } from './manifestFiles.ts';
import { createManifestRegistry } from './manifestRegistry.ts';
import { readManifest } from './operationManifest.ts';
import type { OperationSource, Tell } from './publishedOperations.ts';

const MANIFEST = 'operations.json';

/** In a store, the folder with `NAME/VERSION` of each remote that was published. */
const STORE = 'remotes';

/** How many files and folders of a folder are looked at; each costs a look at the disk, or two. */
const MOST_ENTRIES = 200;

/** Whether `OPERATIONS` names a registry rather than a file or a folder. */
export const isRegistryAddress = (named: string) => /^https?:/i.test(named);

/** Of each remote, the versions published last: those before are long out of use. */
const MOST_VERSIONS = 20;

/** Where manifests lie in a store of published remotes: of every version, for a page may be an older one or a preview. */
async function publishedIn(store: string): Promise<string[]> {
  const found: { place: string; at: number }[][] = await Promise.all(
    (await readdir(store)).map(async (name) => {
      const versions = await readdir(path.join(store, name));
      return Promise.all(
        versions.map(async (version) => {
          const place = path.join(store, name, version);
          return { place: path.join(place, MANIFEST), at: (await stat(place)).mtimeMs };
        }),
      );
    }),
  );
  const newest = found.flatMap((versions) =>
    versions.toSorted((one, other) => other.at - one.at).slice(0, MOST_VERSIONS),
  );
  return newest.map(({ place }) => place);
}

/**
 * Where manifests may lie in a folder: beside each other, each in a folder of its own, as they were built, or as they
 * were published.
 */
async function placesIn(folder: string, tell: Tell): Promise<string[]> {
  const names = await readdir(folder);
  if (names.includes(STORE)) return publishedIn(path.join(folder, STORE));
  const visible = names.filter((name) => !name.startsWith('.')).sort();
  if (visible.length > MOST_ENTRIES) tell(folder, `Only the first ${MOST_ENTRIES} of what lies in it are looked at`);
  return visible
    .slice(0, MOST_ENTRIES)
    .flatMap((name) =>
      name.endsWith('.json')
        ? [path.join(folder, name)]
        : [path.join(folder, name, MANIFEST), path.join(folder, name, 'dist', MANIFEST)],
    );
}

function namedSource(named: string): OperationSource {
  if (isRegistryAddress(named)) return createManifestRegistry(named);
  if (!existsSync(named)) throw new Error(`OPERATIONS names ${named}, which is not there`);
  return createManifestFiles(named, async (tell) =>
    (await stat(named)).isDirectory() ? placesIn(named, tell) : [named],
  );
}

/** The remotes as they are built in the project. */
function builtRemotes(root: string): OperationSource {
  return createManifestFiles(root, async () =>
    (await readdir(root))
      .filter((name) => name.startsWith('mf-'))
      .map((name) => path.join(root, name, 'dist', MANIFEST)),
  );
}

/**
 * Where a gateway learns what may be asked of it: the committed manifest of the shell and the packages, the remotes
 * built beside it, and what is named, as by `OPERATIONS`. Without the first it is of no use to anybody, and does not start.
 */
export function operationSources(root: string, ...named: string[]): OperationSource[] {
  const committed = path.join(root, 'graph', MANIFEST);
  readManifest(readFileSync(committed));
  return [
    createManifestFiles(committed, () => Promise.resolve([committed])),
    builtRemotes(root),
    ...named.map(namedSource),
  ];
}
