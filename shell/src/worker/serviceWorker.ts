/**
 * The service worker: keeps the shell and the remotes, so that the app opens without a network. It never keeps, nor
 * looks at, anything of a person: of requests to the graph, the services and their like it knows nothing.
 */
import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { isPrivate, keepNamedRemotes, keptRegistry, registryAt, registryIn, remoteFile } from './remoteFiles.ts';
import { openReminder, showReminder } from './reminders.ts';
import { PAGE_CACHES, type FromPage, type WorkerScope } from './scope.ts';

/** Written by the build: the files of the shell, and the script by which a page is known to be of this build. */
declare const SHELL_FILES: PrecacheEntry[];
declare const SHELL_SCRIPT: string;

const worker = self as unknown as WorkerScope;

/** The page of this build: another build's names files that do not lie here. */
const PAGE_CACHE = PAGE_CACHES + SHELL_SCRIPT;
/** For so long a page from the server is worth waiting for, in ms; the one that lies here is the same app. */
const PAGE_WAIT = 3000;
/** Paths that are no page of the app. */
const NO_PAGE = [
  /^\/(api|auth\/v1|storage|rest|functions|realtime|graphql|inbox|remotes|dev)(\/|$)/,
  /\.[a-z0-9]{1,12}$/i,
];

const isOfThisBuild = (page: string) => page.includes(SHELL_SCRIPT);

/** A page of this very build is kept, with its configuration and registry, once the remotes that it names are here. */
async function keepPage(response: Response): Promise<void> {
  const text = await response.clone().text();
  if (isPrivate(response) || !isOfThisBuild(text)) return;
  const registry = registryIn(text);
  if (registry === undefined || (await keepNamedRemotes(registry)))
    await (await caches.open(PAGE_CACHE)).put('/', response);
}

async function keptPage(): Promise<Response> {
  const kept = (await (await caches.open(PAGE_CACHE)).match('/')) ?? (await matchPrecache('/'));
  return kept ?? Response.error();
}

interface Visit {
  request: Request;
  event: { waitUntil: (work: Promise<unknown>) => void };
}

/** The page from the server where it comes in time and is one; else the one that lies here. */
async function page({ request, event }: Visit): Promise<Response> {
  const asked = fetch(request).then(
    (response) => {
      if (response.ok && !response.redirected) event.waitUntil(keepPage(response.clone()));
      return response.status >= 500 ? keptPage() : response;
    },
    () => keptPage(),
  );
  const isLate = new Promise<void>((resolve) => setTimeout(resolve, PAGE_WAIT));
  return Promise.race([asked, isLate.then(keptPage)]);
}

// A file spoiled on its way, or a page of another build, is not installed: the version that is here stays whole.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => {
      const isPage = new URL(request.url).pathname === '/';
      const isRight = response.ok && (!isPage || isOfThisBuild(await response.clone().text()));
      return isRight ? response : null;
    },
  },
]);
// Before the files: the page that lies among them answers for itself only where there is no network.
registerRoute(new NavigationRoute(page, { denylist: NO_PAGE }));
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === registryAt, keptRegistry);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/remotes/'), remoteFile);
precacheAndRoute(SHELL_FILES);
cleanupOutdatedCaches();

/** Takes away the pages of other builds. */
async function forgetOtherPages(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PAGE_CACHES) && name !== PAGE_CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Says whether a page of these scripts is of this build. Where it is the only one, there is nothing to wait for. */
async function compare(scripts: readonly string[], answerTo: MessagePort | undefined): Promise<void> {
  const isSame = scripts.some((script) => script.endsWith(SHELL_SCRIPT));
  answerTo?.postMessage(isSame);
  const open = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  if (isSame && open.length === 1) await worker.skipWaiting();
}

worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), forgetOtherPages()])),
);
worker.addEventListener('message', (event) => {
  const message = event.data as FromPage;
  if (message.kind === 'takeOver') void worker.skipWaiting();
  else if (message.kind === 'compare') event.waitUntil(compare(message.scripts, event.ports?.[0]));
  else event.waitUntil(keepNamedRemotes(message.registry));
});
worker.addEventListener('push', (event) => event.waitUntil(showReminder(worker, event.data)));
worker.addEventListener('notificationclick', (event) => {
  event.notification?.close();
  event.waitUntil(openReminder(worker, event.notification?.data));
});
