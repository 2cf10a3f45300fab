import type { RemoteRegistry } from '@spire/domain/remoteRegistry';
import { afterFirstPage } from '../afterFirstPage.ts';
import { registerWorker } from './registerWorker.ts';

/**
 * Written by the build: whether there is a worker to start. Development has none, because caches would hide changes.
 */
declare const HAS_WORKER: boolean;

/** After so many ms the first page has had its turn. */
const START_AFTER = 4000;

/**
 * On a device without one it is in charge at once, with nothing in store but the page for who loses the network now.
 * Where there is one it is left alone: Chromium forgets a take-over by the next one that comes while the page does.
 */
async function startFirst(): Promise<void> {
  if ((await navigator.serviceWorker.getRegistration()) === undefined) await registerWorker();
}

/** Starts the service worker once the first page is there. */
export function startWorkerLater(registry: () => RemoteRegistry | undefined): void {
  if (!HAS_WORKER || !('serviceWorker' in navigator)) return;
  const warn = (error: unknown) => console.warn('No service worker', error);
  afterFirstPage(() => void startFirst().catch(warn), 0);
  afterFirstPage(() => {
    import(/* webpackChunkName: "worker" */ './startWorker.ts')
      .then(({ startWorker }) => startWorker(registry()))
      .catch(warn);
  }, START_AFTER);
}
