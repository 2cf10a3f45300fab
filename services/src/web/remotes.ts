import type { Refusal } from '@spire/domain/composePages';
import { MANIFEST_LIMIT } from '@spire/domain/readManifest';
import { pagesOf, type RemoteEntry, type RemoteRegistry } from '@spire/domain/remoteRegistry';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createBundleFolder, type BundleFiles, type BundleFolder } from './bundleFolder.ts';
import { remoteFolders } from './remoteFolders.ts';

/** The files every remote's build must hold (packages/remote-kit, tooling/build). */
const ENTRY = 'remoteEntry.js';
const MANIFEST = 'manifest.json';

interface Remote {
  entry: Omit<RemoteEntry, 'manifest'>;
  /** What its manifest file says, which may be anything, or why it says nothing. */
  manifest: { value: unknown } | { problem: string };
  files: BundleFiles;
}

/** The remotes as they are built now, by name and version. */
export interface Remotes {
  /**
   * What `/remotes.json` answers. A remote that is not built is left out; one whose manifest the app cannot take stands
   * under `refused`.
   */
  registry: () => RemoteRegistry;
  /** The file of exactly that version; undefined for any other. */
  file: (name: string, version: string, file: string) => string | undefined;
}

/**
 * Reads the remotes' builds, `NAME/dist` below the folder, anew with each question: one may be published there beside a
 * running server (D42). `onRefusal` hears once of each version that is refused.
 */
export function createRemotes(folder: string, onRefusal: (refusal: Refusal) => void): Remotes {
  const bundles = new Map<string, BundleFolder<Remote>>();
  const told = new Set<string>();

  function current(name: string): Remote | undefined {
    const dist = path.join(folder, name, 'dist');
    const bundle = bundles.get(name) ?? createBundleFolder(dist, [ENTRY, MANIFEST], (files) => describe(name, files));
    bundles.set(name, bundle);
    return bundle.current();
  }

  function tell(refused: readonly Refusal[], built: ReadonlyMap<string, Remote>): void {
    for (const refusal of refused) {
      const key = `${built.get(refusal.name)?.entry.version ?? ''} ${refusal.reason}`;
      if (!told.has(key)) onRefusal(refusal);
      told.add(key);
    }
  }

  return {
    registry: () => {
      const built = new Map(
        remoteFolders(folder).flatMap((name) => {
          const remote = current(name);
          return remote === undefined ? [] : [[name, remote] as const];
        }),
      );
      const registry = judge(built);
      tell(registry.refused, built);
      return registry;
    },
    file: (name, version, file) => {
      const remote = bundles.get(name)?.current();
      return remote?.entry.version === version ? remote.files.get(file) : undefined;
    },
  };
}

/** Leaves out what the app cannot take, for its own sake or for another remote's. */
function judge(built: ReadonlyMap<string, Remote>): RemoteRegistry {
  const unread: Refusal[] = [];
  const offered: Record<string, Omit<RemoteEntry, 'manifest'> & { manifest: unknown }> = {};
  for (const [name, { entry, manifest }] of built) {
    if ('problem' in manifest) unread.push({ name, reason: `${name}: ${manifest.problem}` });
    else offered[name] = { ...entry, manifest: manifest.value };
  }
  const { refused } = pagesOf(offered);
  const left = new Set(refused.map(({ name }) => name));
  const kept = Object.entries(offered).filter(([name]) => !left.has(name));
  return { remotes: Object.fromEntries(kept) as Record<string, RemoteEntry>, refused: [...unread, ...refused] };
}

/** The version is a digest of all files, so the same build has the same address everywhere, and a new one a new address. */
function describe(name: string, files: BundleFiles): Remote {
  const whole = createHash('sha256');
  const integrity: Record<string, string> = {};
  for (const [file, location] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const content = readFileSync(location);
    whole.update(`${file}\0${content.length}\0`).update(content);
    if (/\.(js|css)$|^operations\.json$/.test(file))
      integrity[file] = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  }
  const version = whole.digest('hex').slice(0, 12);
  const base = `${SERVICE_PATHS.remotes}/${name}/${version}/`;
  return { entry: { version, base, entry: ENTRY, integrity }, manifest: readManifestFile(files.get(MANIFEST)), files };
}

function readManifestFile(location: string | undefined): Remote['manifest'] {
  if (location === undefined) return { problem: `${MANIFEST} is missing` };
  // Characters beyond ASCII take more bytes; the exact limit is the reader's to keep.
  if (statSync(location).size > 2 * MANIFEST_LIMIT) return { problem: `${MANIFEST} is too long` };
  try {
    return { value: JSON.parse(readFileSync(location, 'utf8')) as unknown };
  } catch {
    return { problem: `${MANIFEST} is not JSON` };
  }
}
