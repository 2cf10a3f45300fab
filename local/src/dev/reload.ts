import { remoteFolders } from '@spire/services/web/remoteFolders';
import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Lifecycle } from '../lifecycle.ts';

const SCRIPT_PATH = '/dev/reload.js';
const EVENTS = '/dev/reload';
const RETRY_MS = 500;
/**
 * The state a page is made of stands in its script's address; another state, also from another server, is news. A
 * server that is ending, or not there yet, neither ends the listening nor takes the page's place.
 */
const SCRIPT = `const own = new URL(document.currentScript.src).searchParams.get('of');
const later = (work) => setTimeout(work, ${RETRY_MS});
const reload = () =>
  fetch(location.href, { headers: { accept: 'text/html' } })
    .then(({ ok }) => ok, () => false)
    .then((isThere) => (isThere ? location.reload() : later(reload)));
function listen() {
  const events = new EventSource('${EVENTS}');
  events.addEventListener('state', ({ data }) => {
    if (own === data) return;
    events.close();
    reload();
  });
  events.addEventListener('error', () => {
    if (events.readyState === EventSource.CLOSED) later(listen);
  });
}
listen();
`;
const PERIOD_MS = 250;

/** The page's script; a file of its own, because the content security policy lets nothing inline run. */
export function reloadScript(root: string, remotesFolder: string): string {
  return `${SCRIPT_PATH}?of=${stateOf(root, remotesFolder)}`;
}

/** Tells every open page to load itself again when a build of the shell or a remote has changed, or the services have. */
export function addReload(app: FastifyInstance, root: string, remotesFolder: string, lifecycle: Lifecycle): void {
  const pages = new Set<ServerResponse>();
  const watched = () => stateOf(root, remotesFolder);
  let state = watched();
  const told = (now: string) => `event: state\ndata: ${now}\n\n`;
  app.get(SCRIPT_PATH, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(SCRIPT));
  app.get(EVENTS, (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(`retry: ${RETRY_MS}\n\n${told(watched())}`);
    pages.add(reply.raw);
    reply.raw.once('close', () => pages.delete(reply.raw));
  });

  const timer = setInterval(() => {
    const now = watched();
    if (now === state) return;
    state = now;
    for (const page of pages) page.write(told(now));
  }, PERIOD_MS);
  lifecycle.add({
    stop: () => {
      clearInterval(timer);
      for (const page of pages) page.end();
    },
  });
}

/**
 * The process, and the dates of the main files and of their folders, which change last, when all is written
 * (`tooling/build/build.ts`). Asking costs two `stat` calls for each app, and survives folders removed and made again.
 */
function stateOf(root: string, remotesFolder: string): string {
  const files = [
    path.join(root, 'shell/dist/index.html'),
    ...remoteFolders(remotesFolder).map((name) => path.join(remotesFolder, name, 'dist/remoteEntry.js')),
  ].flatMap((file) => [file, path.dirname(file)]);
  const dates = files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return [process.pid, ...dates].join('-');
}
