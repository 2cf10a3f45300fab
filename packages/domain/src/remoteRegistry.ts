import { composePages, type ComposedPages, type Refusal } from './composePages.ts';
import { readManifest } from './readManifest.ts';
import type { RemoteManifest } from './remoteManifest.ts';
import { SHELL_PAGES } from './routes.ts';

/** `/remotes.json`: where each remote is now and what it brings (D42, D47). `refused` says which were left out, and why. */
export interface RemoteRegistry {
  remotes: Record<string, RemoteEntry>;
  refused: readonly Refusal[];
}

/** One version of a remote: where it lies, and the hash of each of its files. */
export interface RemoteVersion {
  version: string;
  /** Address of the version's folder, with a closing slash. */
  base: string;
  /** Name of the entry file within the folder. */
  entry: string;
  /** `sha256-…` integrity of every script of this version and of its `operations.json`, by file name. */
  integrity: Record<string, string>;
}

export interface RemoteEntry extends RemoteVersion {
  manifest: RemoteManifest;
  /** The one to fall back to when this version fails twice; absent when there is none. */
  previous?: RemoteVersion;
}

/**
 * The app that these remotes and the shell make up, in the registry's order. The manifests may be anything: what is none
 * stands in `refused`. Server, shell, build and sweep all read them here, so that they agree.
 */
export function pagesOf(remotes: Readonly<Record<string, { manifest?: unknown }>>): ComposedPages {
  const manifests: RemoteManifest[] = [];
  const refused: Refusal[] = [];
  for (const [name, { manifest }] of Object.entries(remotes)) {
    const reading = readManifest(manifest, name);
    if (reading.kind === 'manifest') manifests.push(reading.manifest);
    else refused.push({ name, reason: reading.reason });
  }
  const composed = composePages(SHELL_PAGES, manifests);
  return { ...composed, refused: [...refused, ...composed.refused] };
}
