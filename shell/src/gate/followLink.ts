import type { Auth } from '@spire/client/auth';
import { endMailedLinks } from '@spire/client/storedSession';
import { linkOutcome } from '../callback/callbackOutcome.ts';
import type { MailedLink } from '../callback/callbackVisit.ts';
import { accountOf } from './accountOf.ts';
import type { GateEvent } from './gate.ts';
import { takeLanguage } from './mailedLink.ts';
import { openWanted } from './wantedPath.ts';

/** An error thrown instead of an answer: nothing of it can be shown, and nobody may be left waiting. */
const asLinkError = (thrown: unknown) => ({
  name: thrown instanceof Error ? thrown.name : 'Unknown',
  code: undefined,
  status: undefined,
});

/** Hands a link to the auth client: its token, or the session that came with it. */
async function useUp(auth: Auth, link: MailedLink) {
  const client = await auth();
  return 'tokens' in link
    ? client.setSession(link.tokens)
    : client.verifyOtp({ token_hash: link.tokenHash, type: link.type });
}

/** Uses up a mailed link, which signs in whoever it was sent to, and tells the gate what came of it. */
export async function followLink(auth: Auth, link: MailedLink, tell: (event: GateEvent) => void): Promise<void> {
  tell({ kind: 'followed', callback: { kind: 'confirming' } });
  const { data, error } = await useUp(auth, link).catch((thrown: unknown) => ({
    data: { session: null },
    error: asLinkError(thrown),
  }));
  if (error === null) endMailedLinks();
  if (data.session !== null) {
    if (await takeLanguage(data.session)) tell({ kind: 'languageChosen' });
    if (link.type === 'magiclink') openWanted();
    tell({ kind: 'signedIn', account: accountOf(data.session) });
  }
  const facts = error === null ? null : { code: error.code, name: error.name, status: error.status };
  tell({ kind: 'followed', callback: linkOutcome(link, data.session !== null, facts) });
}
