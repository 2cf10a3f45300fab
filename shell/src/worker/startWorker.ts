import type { RemoteRegistry } from '@spire/domain/remoteRegistry';
import { currentLanguage, loadNamespaces } from '@spire/i18n';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { status } from '../status/messages/namespace.ts';
import { NewVersionOffer } from './NewVersionOffer.tsx';
import { registerWorker } from './registerWorker.ts';
import type { FromPage } from './scope.ts';

let offered: ServiceWorker | undefined;
let isAsked = false;
let place: Root | undefined;

/** Whether that worker brings another version than this page is of. Where it does not, it begins as soon as it can. */
async function isNews(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(!data);
  });
  const scripts = [...document.scripts].map(({ src }) => src);
  worker.postMessage({ kind: 'compare', scripts } satisfies FromPage, [port2]);
  return answer;
}

async function weigh(worker: ServiceWorker): Promise<void> {
  if ((await isNews(worker)) && worker.state === 'installed') await offer(worker);
}

/** Says that a new version lies ready, or takes that back. It stands beside the app: nothing in it is drawn anew. */
async function offer(worker: ServiceWorker | null): Promise<void> {
  offered = worker ?? undefined;
  await loadNamespaces([status]);
  place ??= createRoot(document.body.appendChild(document.createElement('div')));
  place.render(offered === undefined ? null : createElement(NewVersionOffer, { onUse: takeOver }));
}

/** Milliseconds in which the version that was asked for should have begun. */
const BEGINS_WITHIN = 3000;

/**
 * Asks the version to begin. Chromium forgets that it was asked where a request wakes the worker before while that one
 * stops: the page then loads anew by itself, is of the new version, and its worker follows once the one before rests.
 */
function takeOver(): void {
  isAsked = true;
  offered?.postMessage({ kind: 'takeOver' } satisfies FromPage);
  window.setTimeout(() => window.location.reload(), BEGINS_WITHIN);
}

/** Weighs a worker once it is whole. The first one of a device brings nothing new. */
function follow({ currentTarget }: Event): void {
  const installing = currentTarget as ServiceWorker;
  if (installing.state === 'installed' && navigator.serviceWorker.controller !== null) void weigh(installing);
  // Another tab has begun with it, or a newer one has taken its place.
  if (installing === offered && ['activating', 'activated', 'redundant'].includes(installing.state)) void offer(null);
}

/** Any worker but the first waits until it is wanted; one may have come, or be on its way, before anybody looked. */
function watch(registration: ServiceWorkerRegistration): void {
  if (navigator.serviceWorker.controller !== null && registration.waiting !== null) void weigh(registration.waiting);
  registration.installing?.addEventListener('statechange', follow);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', follow);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}

/** Starts the service worker, and has it keep the app with the remotes of that registry. The app is installed in the person's language. */
export async function startWorker(registry: RemoteRegistry | undefined): Promise<void> {
  const manifest = document.querySelector('link[rel="manifest"]');
  manifest?.setAttribute('href', `/manifest.${currentLanguage()}.webmanifest`);
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isAsked) window.location.reload();
  });
  const registration = await registerWorker();
  watch(registration);
  const { active } = await serviceWorker.ready;
  // Where one is about to begin, the one before must have nothing in hand: Chromium then forgets that it was to begin.
  const keeper = registration.waiting ?? active;
  keeper?.postMessage({ kind: 'keep', registry } satisfies FromPage);
}
