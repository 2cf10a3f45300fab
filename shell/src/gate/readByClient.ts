import type { Auth } from '@spire/client/auth';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import { callbackOutcome } from '../callback/callbackOutcome.ts';
import type { CallbackVisit } from '../callback/callbackVisit.ts';
import { accountOf } from './accountOf.ts';
import type { GateEvent } from './gate.ts';
import { isTransport } from './keepSession.ts';
import { takeLanguage } from './mailedLink.ts';
import { openLink } from './openLink.ts';
import { openWanted } from './wantedPath.ts';

/** Takes what a mailed link carried out of the address bar and the history, where others could read it later. */
function cleanAddress(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

/** Reads the session through the auth client, and with it the link this visit may have followed. */
export async function readByClient(
  { auth, config }: { auth: Auth; config: BrowserConfig },
  visit: CallbackVisit | null,
  sawRecovery: () => boolean,
  tell: (event: GateEvent) => void,
): Promise<void> {
  const link = visit?.link ?? null;
  if (link !== null) cleanAddress();
  const client = await auth().catch(() => null);
  if (client === null) {
    // A link that stood in the address can be tried again from the page; anything else by loading the page anew.
    if (link === null) tell({ kind: 'sessionUnreachable' });
    else tell({ kind: 'sessionRead', account: null, callback: { kind: 'unanswered', link, isBusy: false } });
    return;
  }
  // It has begun already: this is what came of it.
  const { error: linkError } = await client.initialize();
  const { data, error } = await client.getSession();
  if (data.session === null && isTransport(error) && visit === null) {
    tell({ kind: 'sessionUnreachable' });
    return;
  }
  if (data.session !== null && (await takeLanguage(data.session))) tell({ kind: 'languageChosen' });
  const account = data.session === null ? null : accountOf(data.session);
  if (link !== null) {
    tell({ kind: 'sessionRead', account, callback: { kind: 'confirming' } });
    await openLink({ auth, config, tell }, link, account);
    return;
  }
  const callback =
    visit === null
      ? null
      : callbackOutcome(visit, {
          hasSession: data.session !== null,
          sawRecovery: sawRecovery(),
          isCodeUnused: visit.hasCode && new URL(window.location.href).searchParams.has('code') && linkError === null,
          error: linkError === null ? null : { code: linkError.code, name: linkError.name, status: linkError.status },
        });
  if (visit !== null) cleanAddress();
  if (callback?.kind === 'confirmed') openWanted();
  tell({ kind: 'sessionRead', account, callback });
}
