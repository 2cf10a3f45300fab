import { useMessages } from '@spire/i18n';
import { BusyButton, type ButtonVariant } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { useEffect, useState } from 'react';
import { visitor } from './messages/namespace.ts';
import { useShell } from '../ShellContext.tsx';
import { emailError } from './authFields.ts';
import { resendTrouble, type AuthTrouble } from './authTroubles.ts';
import { sendMail, type MailKind } from './sendMail.ts';
import { TroubleNotice } from './TroubleNotice.tsx';

/** Supabase Auth sends one mail a minute to an address. */
const REST = 60_000;

interface ResendButtonProps {
  kind: MailKind;
  email: string;
  label: string;
  /** A link has just been sent, so that a new one has to wait. */
  isResting?: boolean;
  variant?: ButtonVariant;
  /** Called instead of sending when the address is not one. */
  onBadAddress?: () => void;
}

/** Sends a link again, and says why it cannot just yet: nothing counts down. */
export function ResendButton({
  kind,
  email,
  label,
  isResting: startsResting = false,
  variant,
  onBadAddress,
}: ResendButtonProps) {
  const { auth } = useShell();
  const t = useMessages(visitor);
  const [isResting, setResting] = useState(startsResting);
  const [phase, setPhase] = useState<'open' | 'sending' | 'sent'>('open');
  const [trouble, setTrouble] = useState<AuthTrouble | null>(null);

  useEffect(() => {
    if (!isResting) return undefined;
    const timer = window.setTimeout(() => setResting(false), REST);
    return () => window.clearTimeout(timer);
  }, [isResting]);

  async function handleClick() {
    if (emailError(email) !== undefined) {
      onBadAddress?.();
      return;
    }
    setTrouble(null);
    setPhase('sending');
    const error = await sendMail(auth, kind, email);
    setPhase(error === null ? 'sent' : 'open');
    setResting(error === null);
    if (error !== null) setTrouble(resendTrouble(error));
  }

  return (
    <Stack>
      {phase === 'sent' && (
        <Notice kind="success" title={t('checkEmail.resentTitle')}>
          {t('checkEmail.resentText')}
        </Notice>
      )}
      <TroubleNotice trouble={trouble} />
      <BusyButton
        isBusy={phase === 'sending'}
        busyLabel={t('checkEmail.resendBusy')}
        disabledReason={isResting ? t('checkEmail.resendWait') : undefined}
        onClick={() => void handleClick()}
        isWide
        {...(variant === undefined ? {} : { variant })}
      >
        {label}
      </BusyButton>
    </Stack>
  );
}
