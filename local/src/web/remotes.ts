import { REMOTES, type RemoteName } from '@spire/domain/routes';
import { SERVICE_PATHS, type RemoteEntry, type RemoteRegistry } from '@spire/domain/servicePaths';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createBundleFolder, type BundleFiles } from './bundleFolder.ts';

/** The file every remote's build must hold (packages/remote-kit, tooling/build). */
const ENTRY = 'remoteEntry.js';

interface Remote {
  entry: RemoteEntry;
  files: BundleFiles;
}

/** The remotes as they are built now, by name and version. */
export interface Remotes {
  /** What `/remotes.json` answers. A remote that is not built is left out; the app shows that in its place. */
  registry: () => RemoteRegistry;
  /** The file of exactly that version; undefined for any other. */
  file: (name: string, version: string, file: string) => string | undefined;
}

/** Reads the remotes' builds below the repository's root (D42). */
export function createRemotes(root: string): Remotes {
  const folders = new Map<string, ReturnType<typeof createBundleFolder<Remote>>>(
    REMOTES.map((name) => [
      name,
      createBundleFolder(path.join(root, name, 'dist'), ENTRY, (files) => ({ entry: describe(name, files), files })),
    ]),
  );
  return {
    registry: () => ({
      remotes: Object.fromEntries(
        [...folders].flatMap(([name, folder]) => {
          const entry = folder.current()?.entry;
          return entry === undefined ? [] : [[name, entry]];
        }),
      ),
    }),
    file: (name, version, file) => {
      const remote = folders.get(name)?.current();
      return remote?.entry.version === version ? remote.files.get(file) : undefined;
    },
  };
}

/** The version is a digest of all files, so the same build has the same address everywhere, and a new one a new address. */
function describe(name: RemoteName, files: BundleFiles): RemoteEntry {
  const whole = createHash('sha256');
  const integrity: Record<string, string> = {};
  for (const [file, location] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const content = readFileSync(location);
    whole.update(`${file}\0${content.length}\0`).update(content);
    if (/\.(js|css)$/.test(file)) integrity[file] = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  }
  const version = whole.digest('hex').slice(0, 12);
  return { version, base: `${SERVICE_PATHS.remotes}/${name}/${version}/`, entry: ENTRY, integrity };
}
