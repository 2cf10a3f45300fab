import { useMessages } from '@spire/i18n';
import { BusyButton } from '@spire/ui/Button';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useShell } from '../ShellContext.tsx';
import { emailError } from './authFields.ts';
import { signUpTrouble, type AuthTrouble } from './authTroubles.ts';
import { visitor } from './messages/namespace.ts';
import { sendMail } from './sendMail.ts';
import { Terms, useTerms } from './Terms.tsx';
import { TroubleNotice, useTroubleText } from './TroubleNotice.tsx';

interface CodeSignUpFormProps {
  email: string;
  onEmail: (email: string) => void;
  /** The code is on the way. Whether the address had an account before, nobody is told (trap 76). */
  onSent: () => void;
}

/** An account without a password: an address and the terms, and a code by mail, now and at each login. */
export function CodeSignUpForm({ email, onEmail, onSent }: CodeSignUpFormProps) {
  const { auth } = useShell();
  const t = useMessages(visitor);
  const troubleText = useTroubleText();
  const [isSending, setSending] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [trouble, setTrouble] = useState<AuthTrouble | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const terms = useTerms(email === '');
  const wrong = emailError(email);

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setTrouble(null);
    setChecked(true);
    if (wrong !== undefined) {
      input.current?.focus();
      return;
    }
    setSending(true);
    const error = await sendMail(auth, 'email', email);
    setSending(false);
    if (error === null) onSent();
    else setTrouble(signUpTrouble(error));
  }

  const refused = trouble?.field === 'email' ? troubleText(trouble) : undefined;
  return (
    <Stack as="form" $gap={5} onSubmit={handleSubmit} noValidate>
      <TroubleNotice trouble={trouble} />
      <TextField
        label={t('fields.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        hint={t('signUp.codeHint')}
        value={email}
        onChange={onEmail}
        error={isChecked && wrong !== undefined ? t(wrong) : refused}
        inputRef={input}
      />
      <Terms of={terms}>
        <BusyButton
          type="submit"
          isBusy={isSending}
          busyLabel={t('forgot.busy')}
          disabledReason={terms.reasonToWait}
          isWide
        >
          {t('signUp.sendCode')}
        </BusyButton>
      </Terms>
    </Stack>
  );
}
