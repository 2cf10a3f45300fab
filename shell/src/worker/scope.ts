import type { RemoteRegistry } from '@spire/domain/remoteRegistry';

/** What the worker uses of the scope it runs in, whose types do not go together with those of a page. */
export interface WorkerScope {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: (
    type: 'activate' | 'message',
    listener: (event: { data?: unknown; waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
}

/** What a page tells the worker: that the new version may begin, or which remotes there are. */
export type FromPage = { kind: 'takeOver' } | { kind: 'remotes'; registry: Pick<RemoteRegistry, 'remotes'> };

export const PAGE_CACHE = 'spire-page';
export const REMOTES_CACHE = 'spire-remotes';
