/**
 * The service worker: keeps the shell and the remotes, so that the app opens without a network. It never keeps, nor
 * looks at, anything of a person: of requests to the graph, the services and their like it knows nothing.
 */
import { cleanupOutdatedCaches } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { awayAnswer } from './awayPage.ts';
import { answerForShell, forgetOtherShells, isOfThisBuild, keepShell, shellPage, shellScript } from './keptShell.ts';
import { isPrivate, keepNamedRemotes, keptRegistry, registryAt, registryIn, remoteFile } from './remoteFiles.ts';
import { openReminder, showReminder } from './reminders.ts';
import { PAGE_CACHES, type FromPage, type Remotes, type WorkerScope } from './scope.ts';

const worker = self as unknown as WorkerScope;

/** The page of this build: another build's names files that do not lie here. */
const PAGE_CACHE = PAGE_CACHES + shellScript;
/** For so long a page from the server is worth waiting for, in ms; the one that lies here is the same app. */
const PAGE_WAIT = 3000;
/** Paths of the graph and the services, below which nothing is kept. */
const SERVICES = ['api', 'auth/v1', 'storage', 'rest', 'functions', 'realtime', 'graphql', 'inbox', 'dev'];
/** Paths that are no page of the app. */
const NO_PAGE = [new RegExp(`^/(${SERVICES.join('|')}|remotes)(/|$)`), /\.[a-z0-9]{1,12}$/i];
/** Requests to the services pass by the worker: they are quicker where it rests, and it rests when the next is to begin. */
const PASSING = SERVICES.flatMap((path) => [`/${path}`, `/${path}/*`]).map((pathname) => ({
  condition: { urlPattern: { pathname } },
  source: 'network' as const,
}));

/** A page of this very build is kept, with its configuration and registry, once the remotes that it names are here. */
async function keepPage(response: Response): Promise<void> {
  const text = await response.clone().text();
  if (isPrivate(response) || !isOfThisBuild(text) || (await shellPage()) === undefined) return;
  const registry = registryIn(text);
  if (registry === undefined || (await keepNamedRemotes(registry)))
    await (await caches.open(PAGE_CACHE)).put('/', response);
}

/** The app's page, where all of it is here. */
const keptPage = async () => (await (await caches.open(PAGE_CACHE)).match('/')) ?? (await shellPage());

interface Visit {
  request: Request;
  event: { waitUntil: (work: Promise<unknown>) => void };
}

/** The page from the server where it comes in time and is one; else the one that lies here, or says what to do without. */
async function page({ request, event }: Visit): Promise<Response> {
  const asked = fetch(request).then(
    (response) => {
      if (response.ok && !response.redirected) event.waitUntil(keepPage(response.clone()));
      return response.status >= 500 ? undefined : response;
    },
    () => undefined,
  );
  const isLate = new Promise<void>((resolve) => setTimeout(resolve, PAGE_WAIT));
  const inTime = await Promise.race([asked, isLate.then(keptPage)]);
  return inTime ?? (await keptPage()) ?? (await asked) ?? awayAnswer();
}

// Before the files: the page that lies among them answers for itself only where there is no network.
registerRoute(new NavigationRoute(page, { denylist: NO_PAGE }));
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === registryAt, keptRegistry);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/remotes/'), remoteFile);
answerForShell();
cleanupOutdatedCaches();

/** Takes away the pages of other builds. */
async function forgetOtherPages(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PAGE_CACHES) && name !== PAGE_CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Says whether a page of these scripts is of this build. Where it is the only one, there is nothing to wait for. */
async function compare(scripts: readonly string[], answerTo: MessagePort | undefined): Promise<void> {
  const isSame = scripts.some((script) => script.endsWith(shellScript));
  answerTo?.postMessage(isSame);
  const open = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  if (isSame && open.length === 1) await worker.skipWaiting();
}

/**
 * The first worker of a device begins with nothing in store, so that it is in charge before the person can have left; the
 * page has it keep the rest later. A later one is whole before it begins.
 */
const install = () => (worker.registration.active === null ? Promise.resolve() : keepShell());

/** Keeps everything that the app opens with. */
async function keepAll(remotes: Remotes | undefined): Promise<void> {
  await keepShell();
  if (remotes !== undefined) await keepNamedRemotes(remotes);
}

worker.addEventListener('install', (event) => event.waitUntil(Promise.all([event.addRoutes?.(PASSING), install()])));
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), forgetOtherPages(), forgetOtherShells(event)])),
);
worker.addEventListener('message', (event) => {
  const message = event.data as FromPage;
  if (message.kind === 'takeOver') void worker.skipWaiting();
  else if (message.kind === 'compare') event.waitUntil(compare(message.scripts, event.ports?.[0]));
  else event.waitUntil(keepAll(message.registry));
});
worker.addEventListener('push', (event) => event.waitUntil(showReminder(worker, event.data)));
worker.addEventListener('notificationclick', (event) => {
  event.notification?.close();
  event.waitUntil(openReminder(worker, event.notification?.data));
});
