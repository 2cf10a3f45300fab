import { REMOTES_CACHE } from './scope.ts';

/** Whether the worker has every file of the app and of its remotes, and answers for them; never where there is none. */
export async function areFilesKept(): Promise<boolean> {
  try {
    if (navigator.serviceWorker.controller === null) return false;
    return (await (await caches.open(REMOTES_CACHE)).match('/remotes/kept.json')) !== undefined;
  } catch {
    return false;
  }
}
