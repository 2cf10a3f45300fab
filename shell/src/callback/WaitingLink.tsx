import type { LinkRecipient } from '@spire/client/mailedLinks';
import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { useState } from 'react';
import styled from 'styled-components';
import type { Account } from '../gate/gate.ts';
import { useFocusOnReturn } from '../security/SectionParts.tsx';
import type { LinkType, MailedLink } from './callbackVisit.ts';
import { callback, type CallbackKey } from './messages/namespace.ts';
import { NotMe } from './NotMe.tsx';

type Words = Readonly<Record<'title' | 'text' | 'press' | 'named', CallbackKey>>;

const CONFIRM: Words = {
  title: 'press.confirmTitle',
  text: 'press.confirmText',
  press: 'press.confirm',
  named: 'recipient.confirm',
};
const WORDS: Readonly<Record<LinkType, Words>> = {
  signup: CONFIRM,
  email: CONFIRM,
  invite: CONFIRM,
  recovery: {
    title: 'press.recoveryTitle',
    text: 'press.recoveryText',
    press: 'press.recovery',
    named: 'recipient.recovery',
  },
  magiclink: { title: 'press.loginTitle', text: 'press.loginText', press: 'press.login', named: 'recipient.login' },
  email_change: {
    title: 'press.changeTitle',
    text: 'press.changeText',
    press: 'press.change',
    named: 'recipient.changeTo',
  },
};

/** A link that comes with a session has confirmed its address already: what is left is a new password, or to log in. */
export const pressWords = (link: MailedLink): Words =>
  'tokens' in link && link.type !== 'recovery' ? WORDS.magiclink : WORDS[link.type];

interface WaitingLinkProps {
  link: MailedLink;
  /** The account that the link is for; null where the service cannot tell. */
  recipient: LinkRecipient | null;
  account: Account | null;
  onPress: () => void;
  onStay: () => void;
  onRejected: () => void;
}

/**
 * One press that names whom the link is for, in a browser that did not ask for it: a mail scanner that only opens it
 * uses nothing up, nobody is let into a stranger's account without reading whose it is, and whoever is signed in here
 * already is told before another person takes their place.
 */
export function WaitingLink({ link, recipient, account, onPress, onStay, onRejected }: WaitingLinkProps) {
  const t = useMessages(callback);
  const [isRejecting, setRejecting] = useState(false);
  const rejecter = useFocusOnReturn<HTMLButtonElement>(isRejecting);
  const words = pressWords(link);
  const [email, newEmail] = [recipient?.email ?? '', recipient?.newEmail ?? ''];
  const canReject = recipient?.isSignUp === true && link.type !== 'invite';
  if (isRejecting && 'tokenHash' in link) {
    const onKeep = () => setRejecting(false);
    return <NotMe tokenHash={link.tokenHash} email={email} onKeep={onKeep} onRejected={onRejected} />;
  }
  return (
    <Stack $gap={5}>
      {recipient === null ? <p>{t(words.text)}</p> : <Recipient recipient={recipient} />}
      {account !== null && <SignedIn account={account} recipient={recipient} />}
      <Stack $gap={3}>
        <Button type="button" $isWide onClick={onPress}>
          <Broken>
            {recipient === null ? t(words.press) : t(words.named, { email: email || newEmail, newEmail })}
          </Broken>
        </Button>
        {canReject && (
          <Button ref={rejecter} type="button" $variant="secondary" $isWide onClick={() => setRejecting(true)}>
            {t('notMe.open')}
          </Button>
        )}
        {account !== null && (
          <Button type="button" $variant="secondary" $isWide onClick={onStay}>
            {t('stay')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

/** Names the recipient of the link, and says what a person who did not ask for it should know before they press. */
function Recipient({ recipient }: { recipient: LinkRecipient }) {
  const t = useMessages(callback);
  const { email, newEmail, isFromHere, hasPassword } = recipient;
  const isChange = newEmail !== null && email !== '';
  return (
    <>
      <Broken as="p">
        {isChange
          ? t('recipient.change', { email, newEmail })
          : t('recipient.for', { email: email || (newEmail ?? '') })}
      </Broken>
      {!isFromHere && <p>{t(hasPassword ? 'recipient.withPassword' : 'recipient.fromElsewhere')}</p>}
    </>
  );
}

/** The person who is signed in here, where the link would put another in their place. */
function SignedIn({ account, recipient }: { account: Account; recipient: LinkRecipient | null }) {
  const t = useMessages(callback);
  if (recipient?.isSamePerson === true) return null;
  return (
    <Notice kind="info" title={t('signedInTitle', { email: account.email })}>
      {t(recipient === null ? 'signedInText' : 'signedInOther')}
    </Notice>
  );
}

/** An address may be longer than a phone is wide. */
const Broken = styled.span`
  overflow-wrap: anywhere;
`;
