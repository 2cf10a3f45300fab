import type { RemoteRegistry } from '@spire/domain/remoteRegistry';
import { afterFirstPage } from '../afterFirstPage.ts';

/**
 * Written by the build: whether there is a worker to start. Development has none, because caches would hide changes.
 */
declare const HAS_WORKER: boolean;

/** After so many ms the first page has had its turn. */
const START_AFTER = 4000;

/** Starts the service worker once the first page is there. */
export function startWorkerLater(registry: () => RemoteRegistry | undefined): void {
  if (!HAS_WORKER || !('serviceWorker' in navigator)) return;
  afterFirstPage(() => {
    import(/* webpackChunkName: "worker" */ './startWorker.ts')
      .then(({ startWorker }) => startWorker(registry()))
      .catch((error: unknown) => console.warn('No service worker', error));
  }, START_AFTER);
}
