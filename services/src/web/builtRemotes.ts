import type { RemoteVersion } from '@spire/domain/remoteRegistry';
import path from 'node:path';
import { createBundleFolder, type BundleFiles, type BundleFolder } from './bundleFolder.ts';
import { describeBuild, ENTRY, MANIFEST, readManifestFile, type ManifestFile } from './remoteBuild.ts';
import { remoteFolders } from './remoteFolders.ts';

/** A remote as it is built now. */
export interface BuiltRemote {
  build: RemoteVersion;
  manifest: ManifestFile;
  files: BundleFiles;
}

/**
 * Reads the remotes' builds, `NAME/dist` below the folder, anew with each question: one may be built there beside a
 * running server. One that is not built is left out.
 */
export function createBuiltRemotes(folder: string) {
  const bundles = new Map<string, BundleFolder<BuiltRemote>>();

  function current(name: string): BuiltRemote | undefined {
    const dist = path.join(folder, name, 'dist');
    const read = (files: BundleFiles) => ({
      build: describeBuild(name, files),
      manifest: readManifestFile(files),
      files,
    });
    const bundle = bundles.get(name) ?? createBundleFolder(dist, [ENTRY, MANIFEST], read);
    bundles.set(name, bundle);
    return bundle.current();
  }

  return {
    /** By name, those in `known` left out. */
    besides: (known: Readonly<Record<string, unknown>>): [name: string, remote: BuiltRemote][] =>
      remoteFolders(folder)
        .filter((name) => !(name in known))
        .flatMap((name) => {
          const remote = current(name);
          return remote === undefined ? [] : [[name, remote]];
        }),
    /** The file of exactly that version; undefined for any other. */
    file: (name: string, version: string, file: string): string | undefined => {
      const remote = bundles.get(name)?.current();
      return remote?.build.version === version ? remote.files.get(file) : undefined;
    },
  };
}
