import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Stack } from '@spire/ui/Stack';
import { color } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { useShell } from '../ShellContext.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { MailedCode } from './MailedCode.tsx';
import { visitor, type VisitorKey } from './messages/namespace.ts';
import { ResendButton } from './ResendButton.tsx';
import type { MailKind } from './sendMail.ts';

interface CheckEmailProps {
  kind: MailKind;
  email: string;
  /** A code was asked for in so many words: its field has the focus. */
  beginsWithCode?: boolean;
  onBack: () => void;
}

const WHAT_TO_DO: Readonly<Record<MailKind, VisitorKey>> = {
  signup: 'checkEmail.click',
  recovery: 'forgot.doneText',
  magiclink: 'link.doneText',
  email: 'link.doneText',
};

/** Where the mail went, where more can be said than that there may be an account. */
const SENT_TO: Readonly<Partial<Record<MailKind, VisitorKey>>> = {
  signup: 'checkEmail.sentTo',
  email: 'checkEmail.codeTo',
};

/** Where the mail went: its code begins (D92), then its link, and what to do if it does not come (trap 23). */
export function CheckEmail({ kind, email, beginsWithCode = false, onBack }: CheckEmailProps) {
  const { config } = useShell();
  const t = useMessages(visitor);
  const isSignUp = kind === 'signup';
  const [user, domain] = email.split(/(?=@)/);
  return (
    <AuthLayout
      title={t(isSignUp ? 'checkEmail.title' : 'forgot.doneTitle')}
      lead={
        <p>
          {t(SENT_TO[kind] ?? 'checkEmail.sentIf')}{' '}
          <Address>
            {user}
            <wbr />
            {domain}
          </Address>
        </p>
      }
    >
      <MailedCode kind={kind} email={email} hasFocus={beginsWithCode} />
      <Card>
        <Stack $gap={3}>
          <p>{t(WHAT_TO_DO[kind])}</p>
          <p>{t(isSignUp ? 'checkEmail.tip' : 'checkEmail.spam')}</p>
          {isSignUp && <p>{t('checkEmail.existing')}</p>}
        </Stack>
      </Card>
      <Stack $gap={3}>
        {config.inboxUrl !== null && (
          <Button as="a" href={config.inboxUrl} target="_blank" rel="noreferrer" $variant="secondary" $isWide>
            {t('checkEmail.localInbox')}
          </Button>
        )}
        <Button type="button" $variant="secondary" $isWide onClick={onBack}>
          {t('checkEmail.back')}
        </Button>
        <ResendButton kind={kind} email={email} label={t('checkEmail.resend')} variant="quiet" isResting />
      </Stack>
    </AuthLayout>
  );
}

const Address = styled.strong`
  color: ${color.ink};
  overflow-wrap: anywhere;
`;
