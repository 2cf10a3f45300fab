import { endMailedLinks, type AuthClient, type AuthSession } from '@spire/client/auth';
import { parseLanguage } from '@spire/domain/languages';
import { setLanguage, storedLanguage } from '@spire/i18n';
import { linkOutcome, type MailedLink } from '../callback/callbackOutcome.ts';
import { accountOf } from './accountOf.ts';
import type { GateEvent } from './gate.ts';
import { openWanted } from './wantedPath.ts';

/** A mailed link says which language its mail was in; read at start, before the address is cleaned. */
export const languageOfMail = parseLanguage(new URLSearchParams(window.location.search).get('language'));

/** On a device without a choice the one made at sign-up counts (spec 1 §4), and else that of the mail. */
export async function takeLanguage({ user }: AuthSession): Promise<boolean> {
  const chosen = parseLanguage(user.user_metadata['preferred_language']) ?? languageOfMail;
  if (storedLanguage() === undefined && chosen !== undefined) await setLanguage(chosen);
  return storedLanguage() !== undefined;
}

/** What the client throws instead of answering: nothing of it can be shown, and nobody may be left waiting. */
const asLinkError = (thrown: unknown) => ({
  name: thrown instanceof Error ? thrown.name : 'Unknown',
  code: undefined,
  status: undefined,
});

/** Uses up a mailed link, which signs in whoever it was sent to, and tells the gate what came of it. */
export async function followLink(auth: AuthClient, link: MailedLink, tell: (event: GateEvent) => void): Promise<void> {
  tell({ kind: 'followed', callback: { kind: 'confirming' } });
  const { data, error } = await auth
    .verifyOtp({ token_hash: link.tokenHash, type: link.type })
    .catch((thrown: unknown) => ({ data: { session: null }, error: asLinkError(thrown) }));
  if (error === null) endMailedLinks();
  if (data.session !== null) {
    if (await takeLanguage(data.session)) tell({ kind: 'languageChosen' });
    if (link.type === 'magiclink') openWanted();
    tell({ kind: 'signedIn', account: accountOf(data.session) });
  }
  const facts = error === null ? null : { code: error.code, name: error.name, status: error.status };
  tell({ kind: 'followed', callback: linkOutcome(link, data.session !== null, facts) });
}
