import { PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

/** Written by the build: the files of the shell, and the script by which a page is known to be of this build. */
declare const SHELL_FILES: PrecacheEntry[];
declare const SHELL_SCRIPT: string;

const files = SHELL_FILES;
export const shellScript = SHELL_SCRIPT;
export const isOfThisBuild = (page: string) => page.includes(shellScript);

const isPage = ({ url }: PrecacheEntry) => url === '/';
const controller = new PrecacheController();
controller.addToCacheList(files);

/** The page without which the shell is not whole: it is kept last. */
export const shellPage = (): Promise<Response | undefined> => controller.matchPrecache('/');

/** A file spoiled on its way, or a page of another build, is not kept: rejects. */
async function fetched(file: PrecacheEntry): Promise<Response> {
  const { url, revision, integrity } = file;
  const cache = revision ? 'reload' : 'default';
  const response = await fetch(
    new Request(url, { cache, credentials: 'same-origin', ...(integrity && { integrity }) }),
  );
  const isRight = response.ok && (!isPage(file) || isOfThisBuild(await response.clone().text()));
  if (!isRight) throw new Error(`${url} is not what this build has`);
  return response;
}

async function fetchMissing(): Promise<void> {
  if ((await shellPage()) !== undefined) return;
  const cache = await caches.open(controller.strategy.cacheName);
  const pageLast = [...files.filter((file) => !isPage(file)), ...files.filter(isPage)];
  for (const file of pageLast) {
    const key = controller.getCacheKeyForURL(file.url) ?? file.url;
    if ((await cache.match(key)) === undefined) await cache.put(key, await fetched(file));
  }
}

let keeping: Promise<void> | undefined;

/** Keeps every file of the shell that is not here yet. Rejects where one cannot be had; then it begins anew the next time. */
export function keepShell(): Promise<void> {
  keeping ??= fetchMissing().finally(() => (keeping = undefined));
  return keeping;
}

/** Takes away what earlier builds have kept. */
export const forgetOtherShells = (event: object) =>
  controller.activate(event as Parameters<typeof controller.activate>[0]);

/** Answers for the files of the shell, by the copy where one is here. */
export const answerForShell = () => registerRoute(new PrecacheRoute(controller));
