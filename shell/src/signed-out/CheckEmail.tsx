import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { text } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { shell } from '../messages/namespace.ts';
import { useShell } from '../ShellContext.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { ResendButton } from './ResendButton.tsx';

const Address = styled.strong`
  ${text.large}
  overflow-wrap: anywhere;
`;

interface CheckEmailProps {
  email: string;
  /** Nothing was sent just now: the person came to ask for a link. */
  hasNoLinkYet: boolean;
  onBack: () => void;
}

/** After sign-up: where the link went, what to do with it, and what if it does not come (trap 23). */
export function CheckEmail({ email, hasNoLinkYet, onBack }: CheckEmailProps) {
  const { config } = useShell();
  const t = useMessages(shell);
  return (
    <AuthLayout title={t('checkEmail.title')}>
      <Card>
        <Stack $gap={3}>
          <div>
            <p>{t('checkEmail.sentTo')}</p>
            <Address>{email}</Address>
          </div>
          <p>{t('checkEmail.click')}</p>
        </Stack>
      </Card>
      <Notice kind="info">{t('checkEmail.tip')}</Notice>
      {config.inboxUrl !== null && (
        <Button as="a" href={config.inboxUrl} target="_blank" rel="noreferrer" $isWide>
          {t('checkEmail.localInbox')}
        </Button>
      )}
      <Button type="button" $variant={config.inboxUrl === null ? 'primary' : 'secondary'} $isWide onClick={onBack}>
        {t('checkEmail.back')}
      </Button>
      <ResendButton email={email} label={t('checkEmail.resend')} variant="quiet" isResting={!hasNoLinkYet} />
    </AuthLayout>
  );
}
