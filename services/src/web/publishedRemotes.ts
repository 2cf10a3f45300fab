import { readRegistry } from '@spire/domain/readRegistry';
import { REMOTE_NAME } from '@spire/domain/remoteManifest';
import type { RemoteEntry, RemoteRegistry } from '@spire/domain/remoteRegistry';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles, type BundleFiles } from './bundleFolder.ts';
import { integrityOf } from './remoteBuild.ts';

/**
 * How a store of published remotes is laid out, as the addresses are: a store that is copied to a static host is whole.
 * Each version's folder holds the registry that named it first, by which it can be named again.
 */
export const STORE = {
  registry: 'remotes.json',
  before: 'remotes.before.json',
  publication: 'publication.json',
} as const;

/** The folder of one version within a store. */
export const versionFolder = (name: string, version: string): string => path.posix.join('remotes', name, version);

export interface PublishedRemotes {
  /** The registry that was published last and is whole; undefined while nothing is published. */
  registry: () => Promise<RemoteRegistry | undefined>;
  /** Any version that lies in the store, as a registry would name it. */
  entry: (name: string, version: string) => Promise<RemoteEntry | undefined>;
  /** A file of any version that lies in the store: pages that were opened before go on asking for theirs. */
  file: (name: string, version: string, file: string) => string | undefined;
}

/**
 * Reads a store anew when its registry is another. One that is missing, truncated, older than the one before, signed by
 * nobody we know, or that names what is not here whole is not used: the last good one goes on, and `onFault` hears why.
 */
export function openPublishedRemotes(
  folder: string,
  publicKey: string | undefined,
  onFault: (reason: string) => void,
): PublishedRemotes {
  const versions = new Map<string, BundleFiles>();
  let good: RemoteRegistry | undefined;
  let state: string | undefined;
  let reading: Promise<void> = Promise.resolve();

  /** The files of a version, which never change; undefined while it is not here. */
  function filesOf(name: string, version: string): BundleFiles | undefined {
    if (!REMOTE_NAME.test(name) || !/^[0-9a-f]{12}$/.test(version)) return undefined;
    const key = versionFolder(name, version);
    const place = path.join(folder, key);
    const files =
      versions.get(key) ?? (existsSync(path.join(place, STORE.publication)) ? filesIn(place, name) : undefined);
    if (files !== undefined) versions.set(key, files);
    return files;
  }

  function faultIn({ remotes }: RemoteRegistry): string | undefined {
    for (const [name, { version, integrity }] of Object.entries(remotes)) {
      const files = filesOf(name, version);
      const bad = Object.keys(integrity).find((file) => hashAt(files?.get(file)) !== integrity[file]);
      if (bad !== undefined) return `${name} ${version}: ${bad} is not what the registry names`;
    }
    return undefined;
  }

  async function read(file: string): Promise<RemoteRegistry | undefined> {
    const found = await readDocument(path.join(folder, file), publicKey, good?.revision);
    const fault = found.kind === 'refused' ? found.reason : faultIn(found.registry);
    if (fault !== undefined) onFault(`${file}: ${fault}`);
    return found.kind === 'refused' || fault !== undefined ? undefined : found.registry;
  }

  return {
    registry: async () => {
      const now = stateOf(path.join(folder, STORE.registry));
      if (now !== state) {
        state = now;
        reading = reading.then(async () => {
          good = (await read(STORE.registry)) ?? good ?? (await read(STORE.before));
        });
      }
      await reading;
      return good;
    },
    entry: async (name, version) => {
      const publication = filesOf(name, version)?.get(STORE.publication);
      if (publication === undefined) return undefined;
      const found = await readDocument(publication, publicKey);
      return found.kind === 'refused' ? undefined : found.registry.remotes[name];
    },
    file: (name, version, file) => filesOf(name, version)?.get(file),
  };
}

/** The files of a version, those included that its registry names and that are lost: whoever asks for one finds that out. */
function filesIn(place: string, name: string): BundleFiles {
  const { value } = jsonIn(path.join(place, STORE.publication)) as { value?: Partial<RemoteRegistry> };
  const named = Object.keys(value?.remotes?.[name]?.integrity ?? {}).filter((file) => /^\w[\w.-]*$/.test(file));
  return new Map([...named.map((file) => [file, path.join(place, file)] as const), ...listFiles(place)]);
}

/** The hash of a file; undefined where it cannot be read. */
function hashAt(file: string | undefined): string | undefined {
  try {
    return file === undefined ? undefined : integrityOf(readFileSync(file));
  } catch {
    return undefined;
  }
}

/** By which a file is known to be the same without reading it. */
function stateOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && [found.ino, found.mtimeMs, found.size].join(' ');
}

async function readDocument(file: string, publicKey: string | undefined, revision?: number) {
  const read = jsonIn(file);
  return 'value' in read ? readRegistry(read.value, { publicKey, revision }) : ({ kind: 'refused', ...read } as const);
}

function jsonIn(file: string): { value: unknown } | { reason: string } {
  try {
    return { value: JSON.parse(readFileSync(file, 'utf8')) as unknown };
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return { reason: isMissing ? 'it is missing' : 'it is not JSON' };
  }
}
