import type { WriteRules } from '@spire/client';
import { CONTRACT_VERSION, type RemoteManifest } from '@spire/domain/remoteManifest';
import type { Namespace } from '@spire/i18n';
import type { ComponentType } from 'react';
import type { WhenAway } from './whenAway.ts';

type LazyComponent = () => Promise<{ default: ComponentType }>;

/** One loader for each id and none besides; where there is no id, no loader. */
type Loaders<Id extends string> = [Id] extends [never]
  ? Readonly<Record<string, never>>
  : Readonly<Record<Id, LazyComponent>>;

/**
 * The one entry point of a remote, as the default export of `src/remote.ts`. Given the type of its manifest, it
 * has a loader for every page and card of that and for nothing else. `contract` is written as a number, because an
 * imported one would be the running shell's.
 */
export interface RemoteModule<Manifest extends RemoteManifest = RemoteManifest> {
  contract: Manifest['contract'];
  name: Manifest['name'];
  /** Every message namespace its pages and cards use; ready before any of them renders. */
  namespaces: readonly Namespace<unknown>[];
  pages: Loaders<Manifest['pages'][number]['id']>;
  cards: Loaders<Manifest['cards'][number]['id']>;
  /** The mutations of its operations, and what each changes in what is known; left out where it writes nothing. */
  writes?: WriteRules;
  /** The words of those that wait, and the reads to keep for a time without a network. */
  whenAway?: () => Promise<{ default: WhenAway }>;
}

/** Whether what a remote's entry handed over can be shown by this shell. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  const candidate = value as Partial<RemoteModule>;
  return (
    candidate.contract === CONTRACT_VERSION &&
    typeof candidate.name === 'string' &&
    Array.isArray(candidate.namespaces) &&
    typeof candidate.pages === 'object' &&
    typeof candidate.cards === 'object'
  );
}
