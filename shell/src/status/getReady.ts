import type { DataClient } from '@spire/client';
import { keepReads } from '@spire/client/lazy';
import { todaysDate } from '@spire/client/today';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import { areFilesKept } from '../worker/areFilesKept.ts';
import { isReadyHere, noteReadyHere } from './readyHere.ts';
import { awayParts } from './told.ts';

/** The worker fetches one file after another: looked at so often, with so many ms between. */
const LOOKS = 40;
const BETWEEN = 3000;

/** Brings what the pages ask for here, and notes once that everything is in store (D45). */
export async function getReady(config: BrowserConfig, client: DataClient): Promise<void> {
  const parts = await awayParts(config);
  const today = todaysDate();
  const areReadsKept = await keepReads(
    client,
    parts.flatMap(({ reads }) => reads(today)),
  );
  if (!areReadsKept || isReadyHere()) return;
  for (let look = 0; look < LOOKS; look += 1) {
    if (await areFilesKept()) {
      noteReadyHere();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN));
  }
}
