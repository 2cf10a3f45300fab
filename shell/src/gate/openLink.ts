import type { Auth } from '@spire/client/auth';
import { askHolder, askRecipient } from '@spire/client/mailedLinks';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import { linkOutcome } from '../callback/callbackOutcome.ts';
import type { MailedLink } from '../callback/callbackVisit.ts';
import { followLink } from './followLink.ts';
import type { Account, GateEvent } from './gate.ts';

/**
 * Asks whom a mailed link is for before anything uses it. A link that this browser asked for goes on by itself, unless
 * it would put another person in the place of the one signed in; any other waits for a press that names its person, or
 * somebody could send their own link and have another person write in their account.
 */
export async function openLink(
  { auth, config, tell }: { auth: Auth; config: BrowserConfig; tell: (event: GateEvent) => void },
  link: MailedLink,
  account: Account | null,
): Promise<void> {
  tell({ kind: 'followed', callback: { kind: 'confirming' } });
  const userId = account?.userId ?? null;
  const answer =
    'tokens' in link
      ? await askHolder(config, link.tokens.access_token, userId)
      : await askRecipient(config, link, userId);
  if ('refusal' in answer) {
    tell({ kind: 'followed', callback: linkOutcome(link, false, answer.refusal) });
    return;
  }
  const { recipient } = answer;
  const isExpected = recipient?.isFromHere === true && (account === null || recipient.isSamePerson);
  if (isExpected) await followLink(auth, link, tell);
  else tell({ kind: 'followed', callback: { kind: 'waiting', link, recipient } });
}
