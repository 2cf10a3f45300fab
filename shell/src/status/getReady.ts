import type { DataClient } from '@spire/client';
import { keepReads } from '@spire/client/lazy';
import { todaysDate } from '@spire/client/today';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import { REMOTES_CACHE } from '../worker/scope.ts';
import { isReadyHere, noteReadyHere } from './readyHere.ts';
import { awayParts } from './told.ts';

/** The worker fetches one file after another: looked at so often, with so many ms between. */
const LOOKS = 40;
const BETWEEN = 3000;

/** Whether the worker has every file of the app and of its remotes, and answers for them. */
async function areFilesKept(): Promise<boolean> {
  if (navigator.serviceWorker.controller === null) return false;
  return (await (await caches.open(REMOTES_CACHE)).match('/remotes/kept.json')) !== undefined;
}

/** Brings what the pages ask for here, and notes once that everything is in store (D45). */
export async function getReady(config: BrowserConfig, client: DataClient): Promise<void> {
  const parts = await awayParts(config);
  const today = todaysDate();
  const areReadsKept = await keepReads(
    client,
    parts.flatMap(({ reads }) => reads(today)),
  );
  if (!areReadsKept || isReadyHere() || !('serviceWorker' in navigator) || !('caches' in window)) return;
  for (let look = 0; look < LOOKS; look += 1) {
    if (await areFilesKept()) return noteReadyHere();
    await new Promise((resolve) => setTimeout(resolve, BETWEEN));
  }
}
