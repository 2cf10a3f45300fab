import { useMessages } from '@spire/i18n';
import { BusyButton, Button } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useShell } from '../../ShellContext.tsx';
import { callbackAddress } from '../../signed-out/callbackAddress.ts';
import { refusalOf } from '../../signed-out/refusalOf.ts';
import { security } from '../messages/namespace.ts';
import { Status } from '../SectionParts.tsx';
import { TroubleNotice } from '../TroubleText.tsx';
import { troubleOf, type Trouble } from '../troubles.ts';

/** Supabase Auth sends one mail a minute to an address. */
const REST = 60_000;

/** An address that is not yet the account's: what is still to be done, and the links once more. */
export function PendingAddress({ email, newEmail }: { email: string; newEmail: string }) {
  const { auth, config } = useShell();
  const t = useMessages(security);
  const [phase, setPhase] = useState<'open' | 'sending' | 'sent'>('open');
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  useEffect(() => {
    if (phase !== 'sent') return undefined;
    const timer = window.setTimeout(() => setPhase('open'), REST);
    return () => window.clearTimeout(timer);
  }, [phase]);

  async function handleResend() {
    setTrouble(null);
    setPhase('sending');
    const options = { emailRedirectTo: callbackAddress() };
    const error = await refusalOf(auth().then((client) => client.resend({ type: 'email_change', email, options })));
    setPhase(error === null ? 'sent' : 'open');
    if (error !== null) setTrouble(troubleOf(error));
  }

  return (
    <Stack>
      <Notice kind="info" title={t('email.waitingTitle')}>
        <NewAddress>{t('email.waitingFor', { email: newEmail })}</NewAddress>
        <p>{t('email.waitingText')}</p>
      </Notice>
      {config.inboxUrl !== null && (
        <div>
          <Button as="a" href={config.inboxUrl} target="_blank" rel="noreferrer" $variant="secondary">
            {t('email.inbox')}
          </Button>
        </div>
      )}
      <TroubleNotice title={t('email.notSent')} trouble={trouble} />
      <div>
        <BusyButton
          variant="secondary"
          isBusy={phase === 'sending'}
          busyLabel={t('email.busy')}
          disabledReason={phase === 'sent' ? t('email.resendWait') : undefined}
          onClick={() => void handleResend()}
        >
          {t('email.resend')}
        </BusyButton>
        <Status role="status">{phase === 'sent' ? t('email.resent') : ''}</Status>
      </div>
    </Stack>
  );
}

const NewAddress = styled.p`
  overflow-wrap: anywhere;
`;
