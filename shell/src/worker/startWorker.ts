import type { FromPage } from './scope.ts';

/** Written by the build: whether there is a worker to start. Who develops wants nothing kept. */
declare const HAS_WORKER: boolean;

/** After so many ms the first page has had its turn. */
const START_AFTER = 4000;

const listeners = new Set<() => void>();
let waiting: ServiceWorker | undefined;
let isAsked = false;

/** Whether a new version lies ready; nothing of it is shown before the person wants it. */
export const newVersion = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isReady: (): boolean => waiting !== undefined,
  /** Begins with it: the page is opened anew, with what is being written still there. */
  use: (): void => {
    isAsked = true;
    waiting?.postMessage({ kind: 'takeOver' } satisfies FromPage);
  },
};

function offer(worker: ServiceWorker | null): void {
  waiting = worker ?? undefined;
  for (const listener of listeners) listener();
}

/** The first worker of a device brings nothing new; any later one waits until it is wanted. */
function watch(registration: ServiceWorkerRegistration): void {
  if (navigator.serviceWorker.controller !== null) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller !== null) offer(installing);
      // Another tab has begun with it, or a newer one has taken its place.
      if (installing === waiting && ['activating', 'activated', 'redundant'].includes(installing.state)) offer(null);
    });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}

async function start(remotes: () => Extract<FromPage, { kind: 'remotes' }>['registry'] | undefined): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isAsked) window.location.reload();
  });
  watch(await serviceWorker.register('/sw.js', { updateViaCache: 'none' }));
  const { active } = await serviceWorker.ready;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const registry = remotes();
  if (registry !== undefined && connection?.saveData !== true)
    active?.postMessage({ kind: 'remotes', registry } satisfies FromPage);
}

/** Starts the service worker once the first page is there. `remotes` are those of the registry of this page. */
export function startWorkerLater(remotes: Parameters<typeof start>[0]): void {
  if (!HAS_WORKER || !('serviceWorker' in navigator)) return;
  setTimeout(() => {
    start(remotes).catch((error: unknown) => console.warn('Spire opens with a network only', error));
  }, START_AFTER);
}
