/**
 * The service worker: keeps the shell and the remotes, so that the app opens without a network. It never keeps, nor
 * looks at, anything of a person: of requests to the graph, the services and their like it knows nothing.
 */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { keepRemotes, remoteFile } from './remoteFiles.ts';
import { PAGE_CACHE, type FromPage, type WorkerScope } from './scope.ts';

/** Written by the build: the files of the shell, and the script by which a page is known to be of this build. */
declare const SHELL_FILES: { url: string; revision: string | null }[];
declare const SHELL_SCRIPT: string;

const worker = self as unknown as WorkerScope;

/** For so long a page from the server is worth waiting for, in ms; the one that lies here is the same app. */
const PAGE_WAIT = 3000;
/** Paths that are no page of the app. */
const NO_PAGE = [
  /^\/(api|auth\/v1|storage|rest|functions|realtime|graphql|inbox|remotes|dev)(\/|$)/,
  /\.[a-z0-9]{1,12}$/i,
];

precacheAndRoute(SHELL_FILES);
cleanupOutdatedCaches();

/** A page of this very build is kept, with its configuration and registry; another build brings a worker of its own. */
async function keepPage(response: Response): Promise<void> {
  const text = await response.clone().text();
  if (text.includes(SHELL_SCRIPT)) await (await caches.open(PAGE_CACHE)).put('/', response);
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

registerRoute(new NavigationRoute(page, { denylist: NO_PAGE }));
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/remotes/'), remoteFile);

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => {
  const message = event.data as FromPage;
  if (message.kind === 'takeOver') void worker.skipWaiting();
  else event.waitUntil(keepRemotes(message.registry));
});
