import type { HomeCardId, RemoteName, RouteId } from '@spire/domain/routes';
import type { Namespace } from '@spire/i18n';
import type { ComponentType } from 'react';

/** Bumped when a remote built against an older contract could no longer be shown. */
export const CONTRACT_VERSION = 1;

type LazyComponent = () => Promise<{ default: ComponentType }>;

/** What a remote exposes, as the default export of `src/remote.ts`: the whole of its wall's one door. */
export interface RemoteModule {
  contract: typeof CONTRACT_VERSION;
  name: RemoteName;
  /** Every message namespace its pages and cards use; ready before any of them renders. */
  namespaces: readonly Namespace<unknown>[];
  pages: Partial<Record<RouteId, LazyComponent>>;
  cards: Partial<Record<HomeCardId, LazyComponent>>;
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
