import { common, useMessages } from '@spire/i18n';
import { showToast } from '@spire/remote-kit';
import { BusyButton, Button } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { useRef, useState, type SyntheticEvent } from 'react';
import { shell } from '../messages/namespace.ts';
import { useShell } from '../ShellContext.tsx';
import { emailError } from './authFields.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { resetTrouble, type AuthTrouble } from './authTroubles.ts';
import { callbackAddress } from './callbackAddress.ts';
import { refusalOf } from './refusalOf.ts';
import { TroubleNotice, useTrouble } from './TroubleNotice.tsx';

interface ForgotPasswordProps {
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
}

const NO_ADDRESS: AuthTrouble = { field: 'email', title: 'fields.emailRequiredTitle', text: 'fields.emailRequired' };

/** Asks for a reset link. The answer is the same whether or not the address has an account (trap 76). */
export function ForgotPassword({ email, onEmail, onBack }: ForgotPasswordProps) {
  const { auth } = useShell();
  const t = useMessages(shell);
  const tCommon = useMessages(common);
  const [phase, setPhase] = useState<'open' | 'sending' | 'sent'>('open');
  const [isChecked, setChecked] = useState(false);
  const [trouble, setTrouble] = useTrouble();
  const input = useRef<HTMLInputElement>(null);
  const wrong = emailError(email);

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setTrouble(null);
    setChecked(true);
    if (wrong !== undefined) {
      if (email.trim() === '') setTrouble(NO_ADDRESS);
      input.current?.focus();
      return;
    }
    setPhase('sending');
    const error = await refusalOf(auth.resetPasswordForEmail(email.trim(), { redirectTo: callbackAddress() }));
    setPhase(error === null ? 'sent' : 'open');
    if (error === null) showToast({ kind: 'success', title: t('forgot.doneTitle'), text: t('forgot.doneText') });
    else setTrouble(resetTrouble(error));
  }

  if (phase === 'sent') {
    return (
      <AuthLayout key="sent" title={t('forgot.title')}>
        <Notice kind="success" title={t('forgot.doneTitle')}>
          <p>{t('forgot.doneText')}</p>
          <p>{t('forgot.doneTip')}</p>
        </Notice>
        <Button type="button" $isWide onClick={onBack}>
          {t('checkEmail.back')}
        </Button>
      </AuthLayout>
    );
  }

  return (
    <AuthLayout title={t('forgot.title')} lead={t('forgot.lead')}>
      <Stack as="form" $gap={5} onSubmit={handleSubmit} noValidate>
        <TroubleNotice trouble={trouble} />
        <TextField
          label={t('fields.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={email}
          onChange={onEmail}
          error={isChecked && wrong !== undefined ? t(wrong) : trouble?.field === 'email' ? t(trouble.text) : undefined}
          inputRef={input}
        />
        <Stack $gap={3}>
          <BusyButton type="submit" isBusy={phase === 'sending'} busyLabel={t('forgot.busy')} isWide>
            {t('forgot.submit')}
          </BusyButton>
          <Button type="button" $variant="secondary" $isWide onClick={onBack}>
            {tCommon('actions.cancel')}
          </Button>
        </Stack>
      </Stack>
    </AuthLayout>
  );
}
