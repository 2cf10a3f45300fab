import { common, useMessages } from '@spire/i18n';
import { BusyButton, Button } from '@spire/ui/Button';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useShell } from '../ShellContext.tsx';
import { emailError } from './authFields.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { resetTrouble, type AuthTrouble } from './authTroubles.ts';
import { visitor, type VisitorKey } from './messages/namespace.ts';
import { sendMail } from './sendMail.ts';
import { TroubleNotice } from './TroubleNotice.tsx';

interface AskForMailProps {
  kind: 'recovery' | 'magiclink';
  email: string;
  onEmail: (email: string) => void;
  onSent: () => void;
  onBack: () => void;
}

const NO_ADDRESS: AuthTrouble = { field: 'email', title: 'fields.emailRequiredTitle', text: 'fields.emailRequired' };

const WORDS = {
  recovery: { title: 'forgot.title', lead: 'forgot.lead' },
  magiclink: { title: 'link.title', lead: 'link.lead' },
} as const satisfies Record<AskForMailProps['kind'], Record<string, VisitorKey>>;

/** Asks for a reset link or a login link. The answer is the same whether or not the address has an account (trap 76). */
export function AskForMail({ kind, email, onEmail, onSent, onBack }: AskForMailProps) {
  const { auth } = useShell();
  const t = useMessages(visitor);
  const tCommon = useMessages(common);
  const [isSending, setSending] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [trouble, setTrouble] = useState<AuthTrouble | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const wrong = emailError(email);
  const words = WORDS[kind];

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setTrouble(null);
    setChecked(true);
    if (wrong !== undefined) {
      if (email.trim() === '') setTrouble(NO_ADDRESS);
      input.current?.focus();
      return;
    }
    setSending(true);
    const error = await sendMail(auth, kind, email);
    setSending(false);
    if (error !== null) {
      const refused = resetTrouble(error);
      setTrouble(refused);
      if (refused.field === 'email') input.current?.focus();
      return;
    }
    onSent();
  }

  return (
    <AuthLayout title={t(words.title)} lead={t(words.lead)}>
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
          <BusyButton type="submit" isBusy={isSending} busyLabel={t('forgot.busy')} isWide>
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
