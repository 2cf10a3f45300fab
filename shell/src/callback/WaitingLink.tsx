import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import type { Account } from '../gate/gate.ts';
import { visitor, type VisitorKey } from '../signed-out/messages/namespace.ts';
import type { LinkType } from './callbackVisit.ts';

type Words = Readonly<Record<'title' | 'text' | 'press', VisitorKey>>;

const CONFIRM: Words = {
  title: 'callback.press.confirmTitle',
  text: 'callback.press.confirmText',
  press: 'callback.press.confirm',
};
const WORDS: Readonly<Record<LinkType, Words>> = {
  signup: CONFIRM,
  email: CONFIRM,
  invite: CONFIRM,
  recovery: {
    title: 'callback.press.recoveryTitle',
    text: 'callback.press.recoveryText',
    press: 'callback.press.recovery',
  },
  magiclink: { title: 'callback.press.loginTitle', text: 'callback.press.loginText', press: 'callback.press.login' },
  email_change: {
    title: 'callback.press.changeTitle',
    text: 'callback.press.changeText',
    press: 'callback.press.change',
  },
};

export const pressWords = (type: LinkType): Words => WORDS[type];

interface WaitingLinkProps {
  type: LinkType;
  account: Account | null;
  onPress: () => void;
  onStay: () => void;
}

/**
 * One press, in a browser that did not ask for the link: a mail scanner that only opens it uses nothing up, and
 * whoever is signed in here already is told before another person takes their place.
 */
export function WaitingLink({ type, account, onPress, onStay }: WaitingLinkProps) {
  const tVisitor = useMessages(visitor);
  const words = pressWords(type);
  const replaces = account !== null && type !== 'email_change';
  return (
    <Stack $gap={5}>
      <p>{tVisitor(words.text)}</p>
      {replaces && (
        <Notice kind="info" title={tVisitor('callback.signedInTitle', { email: account.email })}>
          {tVisitor('callback.signedInText')}
        </Notice>
      )}
      <Stack $gap={3}>
        <Button type="button" $isWide onClick={onPress}>
          {tVisitor(words.press)}
        </Button>
        {account !== null && (
          <Button type="button" $variant="secondary" $isWide onClick={onStay}>
            {tVisitor('callback.stay')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
