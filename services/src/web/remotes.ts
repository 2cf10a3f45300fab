import type { Refusal } from '@spire/domain/composePages';
import {
  pagesOf,
  REGISTRY_FORMAT,
  type Preview,
  type RemoteEntry,
  type RemoteRegistry,
} from '@spire/domain/remoteRegistry';
import { createBuiltRemotes } from './builtRemotes.ts';
import { openPublishedRemotes } from './publishedRemotes.ts';

interface RemotesOptions {
  /** Where the remotes' builds lie, `NAME/dist`. */
  builtFolder: string;
  /** The store that they are published to. */
  storeFolder?: string | undefined;
  /** The key that must have signed the store's registry. With one, what is built here and not published is no part. */
  publicKey?: string | undefined;
  /** Hears once of each version that is left out. */
  onRefusal: (refusal: Refusal) => void;
  /** Hears of a registry in the store that is not used. */
  onFault: (reason: string) => void;
}

/** The remotes there are now, by name and version. */
export interface Remotes {
  /** The answer of `/remotes.json`, or the registry that a visitor by a preview link sees. */
  registry: (preview?: Preview) => Promise<RemoteRegistry>;
  /** The file of exactly that version; undefined where it is not here. */
  file: (name: string, version: string, file: string) => string | undefined;
}

/** A remote before its manifest was judged. */
type Offered = Omit<RemoteEntry, 'manifest'> & { manifest?: unknown; problem?: string };

/** The app is what was published, and, of remotes that never were, what is built beside the server. */
export function createRemotes({ builtFolder, storeFolder, publicKey, onRefusal, onFault }: RemotesOptions): Remotes {
  const built = createBuiltRemotes(builtFolder);
  const published = storeFolder === undefined ? undefined : openPublishedRemotes(storeFolder, publicKey, onFault);
  const told = new Set<string>();

  function tell(refused: readonly Refusal[], offered: Readonly<Record<string, Offered>>): void {
    for (const refusal of refused) {
      const key = `${offered[refusal.name]?.version ?? ''} ${refusal.reason}`;
      if (!told.has(key)) onRefusal(refusal);
      told.add(key);
    }
  }

  function builtBeside(known: Readonly<Record<string, unknown>>): Record<string, Offered> {
    if (publicKey !== undefined) return {};
    return Object.fromEntries(
      built
        .besides(known)
        .map(([name, { build, manifest }]) => [
          name,
          'problem' in manifest ? { ...build, problem: manifest.problem } : { ...build, manifest: manifest.value },
        ]),
    );
  }

  return {
    registry: async (preview) => {
      const standing = await published?.registry();
      const previewed = preview && (await published?.entry(preview.name, preview.version));
      const remotes: Record<string, Offered> = { ...standing?.remotes };
      if (preview && previewed) remotes[preview.name] = { ...previewed, ...fallback(standing?.remotes[preview.name]) };
      const beside = builtBeside(remotes);
      const offered = Object.fromEntries(Object.entries({ ...remotes, ...beside }).sort(byName));
      const { kept, refused } = judge(offered);
      tell(refused, offered);
      const isUntouched = previewed === undefined && Object.keys(beside).length === 0 && refused.length === 0;
      return {
        format: REGISTRY_FORMAT,
        revision: standing?.revision ?? 0,
        remotes: kept,
        refused,
        ...(preview && previewed ? { preview } : {}),
        ...(isUntouched && standing?.signature !== undefined ? { signature: standing.signature } : {}),
      };
    },
    file: (name, version, file) => built.file(name, version, file) ?? published?.file(name, version, file),
  };
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

/** A preview falls back to the version that everybody has. */
function fallback(current: RemoteEntry | undefined): Pick<RemoteEntry, 'previous'> {
  if (current === undefined) return {};
  const { version, base, entry, integrity } = current;
  return { previous: { version, base, entry, integrity } };
}

/** Leaves out what the app cannot take, for its own sake or for another remote's. */
function judge(offered: Readonly<Record<string, Offered>>) {
  const entries = Object.entries(offered);
  const unread = entries.flatMap(([name, { problem }]) =>
    problem === undefined ? [] : [{ name, reason: `${name}: ${problem}` }],
  );
  const read = entries.filter(([, { problem }]) => problem === undefined);
  const refused = [...unread, ...pagesOf(Object.fromEntries(read)).refused];
  const left = new Set(refused.map(({ name }) => name));
  const kept = Object.fromEntries(entries.filter(([name]) => !left.has(name))) as Record<string, RemoteEntry>;
  return { kept, refused };
}
