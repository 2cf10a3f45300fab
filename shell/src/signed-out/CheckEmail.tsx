import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { Stack } from '@spire/ui/Stack';
import { text } from '@spire/ui/tokens.ts';
import { useState } from 'react';
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
  /** A code was asked for in so many words: its field is open. */
  beginsWithCode?: boolean;
  onBack: () => void;
}

const WHAT_TO_DO: Readonly<Record<MailKind, VisitorKey>> = {
  signup: 'checkEmail.click',
  recovery: 'forgot.doneText',
  magiclink: 'link.doneText',
};

/** Where the mail went, what to do with it, on this device or another, and what if it does not come (trap 23). */
export function CheckEmail({ kind, email, beginsWithCode = false, onBack }: CheckEmailProps) {
  const { config } = useShell();
  const t = useMessages(visitor);
  const [hasCode, setHasCode] = useState(beginsWithCode);
  const isSignUp = kind === 'signup';
  const [user, domain] = email.split(/(?=@)/);
  return (
    <AuthLayout title={t(isSignUp ? 'checkEmail.title' : 'forgot.doneTitle')}>
      <Card>
        <Stack $gap={3}>
          <div>
            <p>{t(isSignUp ? 'checkEmail.sentTo' : 'checkEmail.sentIf')}</p>
            <Address>
              {user}
              <wbr />
              {domain}
            </Address>
          </div>
          <p>{t(WHAT_TO_DO[kind])}</p>
          <p>{t(isSignUp ? 'checkEmail.tip' : 'checkEmail.spam')}</p>
          {isSignUp && <p>{t('checkEmail.existing')}</p>}
        </Stack>
      </Card>
      {hasCode ? (
        <MailedCode kind={kind} email={email} />
      ) : (
        <div>
          <LinkButton type="button" onClick={() => setHasCode(true)}>
            {t('mailedCode.open')}
          </LinkButton>
        </div>
      )}
      {config.inboxUrl !== null && !hasCode && (
        <Button as="a" href={config.inboxUrl} target="_blank" rel="noreferrer" $isWide>
          {t('checkEmail.localInbox')}
        </Button>
      )}
      <Button
        type="button"
        $variant={config.inboxUrl === null && !hasCode ? 'primary' : 'secondary'}
        $isWide
        onClick={onBack}
      >
        {t('checkEmail.back')}
      </Button>
      <ResendButton kind={kind} email={email} label={t('checkEmail.resend')} variant="quiet" isResting />
    </AuthLayout>
  );
}

const Address = styled.strong`
  ${text.large}
  overflow-wrap: anywhere;
`;
