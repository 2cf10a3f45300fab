import { composePages, type ComposedPages, type Refusal } from './composePages.ts';
import { readManifest } from './readManifest.ts';
import type { RemoteManifest } from './remoteManifest.ts';
import { SHELL_PAGES } from './routes.ts';

/** One version of a remote: where it lies, and what its files must be. It never changes under its address. */
export interface RemoteVersion {
  version: string;
  /** Address of the version's folder, with a closing slash. */
  base: string;
  /** Name of the entry file within the folder. */
  entry: string;
  /** `sha256-…` integrity of every script of this version and of its `operations.json`, by file name. */
  integrity: Record<string, string>;
}

/** The present state of a remote. */
export interface RemoteEntry extends RemoteVersion {
  manifest: RemoteManifest;
  /** The version before, for whom this one fails. The page does without it: it is in `/remotes.json`. */
  previous?: RemoteVersion;
}

/** The one remote that somebody sees in another version, by a preview link. */
export interface Preview {
  name: string;
  version: string;
  /** When it ends by itself, as an ISO time. */
  until: string;
}

/** `/remotes.json`: where each remote is now and what it brings (D42, D47). */
export interface RemoteRegistry {
  format: typeof REGISTRY_FORMAT;
  /** Rises with every publication, also into a store that was made anew: its time in ms. 0 where nothing is published. */
  revision: number;
  remotes: Record<string, RemoteEntry>;
  /** Which were left out, and why. */
  refused: readonly Refusal[];
  preview?: Preview;
  /** By whoever publishes, over `format`, `revision` and `remotes` (readRegistry.ts); base64url. */
  signature?: string;
}

/** How the document is laid out. A reader takes no other. */
export const REGISTRY_FORMAT = 1;

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
