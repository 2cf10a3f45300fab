import type { Outbox } from '@spire/client/outbox';
import { withTimeout } from '@spire/client/withTimeout';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import { draftsOf } from '@spire/remote-kit';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { LeavingDialog, type Leaving } from './LeavingDialog.tsx';
import { awayParts, tellWrites } from './told.ts';

/** Milliseconds in which a deletion that could still be undone is sent, before anybody is asked about it. */
const PATIENCE = 3000;

/**
 * Asks what becomes of what is neither saved nor sent. Where there is nothing of the kind nobody is asked.
 */
export async function askToLeave(config: BrowserConfig, userId: string, outbox: Outbox): Promise<Leaving> {
  await outbox.ready;
  await withTimeout(PATIENCE, outbox.release()).catch(() => undefined);
  const { waiting, refused, isKeeping } = outbox.state();
  if (draftsOf(userId).size + waiting.length + refused.length === 0) return 'keep';
  const unsent = await tellWrites(await awayParts(config), [...refused, ...waiting]);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const leaving = await new Promise<Leaving>((resolve) => {
    root.render(createElement(LeavingDialog, { userId, unsent, isKeeping: isKeeping === true, onChoose: resolve }));
  });
  root.unmount();
  place.remove();
  return leaving;
}
