import { DELAYS } from '@spire/domain/limits';
import { useMessages } from '@spire/i18n';
import { showToast } from '@spire/remote-kit';
import { BusyButton } from '@spire/ui/Button';
import { LinkButton } from '@spire/ui/LinkButton';
import { PasswordField } from '@spire/ui/PasswordField';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { useRef, useState, type FormEvent } from 'react';
import { shell } from '../messages/namespace.ts';
import { useShell } from '../ShellContext.tsx';
import { emailError } from './authFields.ts';
import { loginTrouble } from './authTroubles.ts';
import { MovingOn } from './MovingOn.tsx';
import { TroubleNotice, useTrouble } from './TroubleNotice.tsx';

interface LoginFormProps {
  email: string;
  onEmail: (email: string) => void;
  onForgot: () => void;
  /** The address is known but not confirmed; asks for a new link. */
  onUnconfirmed: () => void;
}

type Phase = 'open' | 'sending' | 'done';

/** E-mail and password. On success it says welcome, and goes on after half a second (spec 1 §2). */
export function LoginForm({ email, onEmail, onForgot, onUnconfirmed }: LoginFormProps) {
  const { auth, tell } = useShell();
  const t = useMessages(shell);
  const [password, setPassword] = useState('');
  const [phase, setPhase] = useState<Phase>('open');
  const [isChecked, setChecked] = useState(false);
  const [trouble, setTrouble] = useTrouble();
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const wrongEmail = emailError(email);
  const wrongPassword = password === '' ? 'fields.passwordRequired' : undefined;
  const errorOf = (field: 'email' | 'password', own: typeof wrongEmail) =>
    (isChecked && own !== undefined ? t(own) : undefined) ?? (trouble?.field === field ? t(trouble.text) : undefined);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTrouble(null);
    setChecked(true);
    if (wrongEmail !== undefined) return emailInput.current?.focus();
    if (wrongPassword !== undefined) return passwordInput.current?.focus();
    setPhase('sending');
    tell({ kind: 'entering' });
    const error = await auth.signInWithPassword({ email: email.trim(), password }).then(
      (answer) => answer.error,
      (thrown: unknown) => thrown,
    );
    if (error === null) {
      showToast({ kind: 'success', title: t('login.doneTitle') });
      return setPhase('done');
    }
    tell({ kind: 'entered' });
    setPhase('open');
    setTrouble(loginTrouble(error));
    return passwordInput.current?.focus();
  }

  if (phase === 'done') {
    return (
      <MovingOn
        title={t('login.doneTitle')}
        text={t('login.doneText')}
        after={DELAYS.afterLogin}
        onContinue={() => tell({ kind: 'entered' })}
      />
    );
  }

  return (
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
        error={errorOf('email', wrongEmail)}
        inputRef={emailInput}
      />
      {trouble?.isUnconfirmed === true && (
        <LinkButton type="button" onClick={onUnconfirmed}>
          {t('login.sendLink')}
        </LinkButton>
      )}
      <PasswordField
        label={t('fields.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={errorOf('password', wrongPassword)}
        inputRef={passwordInput}
      />
      <BusyButton type="submit" isBusy={phase === 'sending'} busyLabel={t('login.busy')} isWide>
        {t('login.submit')}
      </BusyButton>
      <div>
        <LinkButton type="button" onClick={onForgot}>
          {t('login.forgot')}
        </LinkButton>
      </div>
    </Stack>
  );
}
