import type { Auth } from '@spire/client/auth';
import { awaitsMailedLink } from '@spire/client/storedSession';
import { callbackOutcome } from '../callback/callbackOutcome.ts';
import type { CallbackVisit } from '../callback/callbackVisit.ts';
import { accountOf } from './accountOf.ts';
import type { GateEvent } from './gate.ts';
import { isTransport } from './keepSession.ts';
import { followLink } from './followLink.ts';
import { takeLanguage } from './mailedLink.ts';
import { openWanted } from './wantedPath.ts';

/** Takes what a mailed link carried out of the address bar and the history, where others could read it later. */
function cleanAddress(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

/**
 * Reads the session through the auth client, and with it the link this visit may have followed. A link that was asked
 * for in this browser goes on by itself, unless it would put another person in the place of the one signed in.
 */
export async function readByClient(
  auth: Auth,
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
    const isExpected = awaitsMailedLink() && (account === null || link.type === 'email_change');
    tell({ kind: 'sessionRead', account, callback: isExpected ? { kind: 'confirming' } : { kind: 'waiting', link } });
    if (isExpected) await followLink(auth, link, tell);
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
