import { awaitsSecondFactor } from '@spire/client/storedSession';
import { useMessages } from '@spire/i18n';
import { showToast } from '@spire/remote-kit';
import { BusyButton } from '@spire/ui/Button';
import { LinkButton } from '@spire/ui/LinkButton';
import { PasswordField } from '@spire/ui/PasswordField';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { space } from '@spire/ui/tokens.ts';
import { useRef, useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { visitor } from './messages/namespace.ts';
import { useShell } from '../ShellContext.tsx';
import { emailError } from './authFields.ts';
import { loginTrouble, resendTrouble, type AuthTrouble } from './authTroubles.ts';
import { LongWait } from './LongWait.tsx';
import { sendMail } from './sendMail.ts';
import { TroubleNotice } from './TroubleNotice.tsx';
import { useSignInAttempt } from './useSignInAttempt.ts';

type LoginMail = 'signup' | 'magiclink';

interface LoginFormProps {
  email: string;
  onEmail: (email: string) => void;
  onForgot: () => void;
  onLink: () => void;
  /** A mail is on its way: to confirm the address, or with a code in the place of the password. */
  onMailSent: (kind: LoginMail) => void;
  onDone: () => void;
}

/** E-mail and password. While it is at work the gate leaves it in its place. */
export function LoginForm({ email, onEmail, onForgot, onLink, onMailSent, onDone }: LoginFormProps) {
  const { auth, tell } = useShell();
  const t = useMessages(visitor);
  const [password, setPassword] = useState('');
  const [phase, setPhase] = useState<'open' | 'sending'>('open');
  const [isMailing, setMailing] = useState(false);
  const attempt = useSignInAttempt();
  const [isChecked, setChecked] = useState(false);
  const [trouble, setTrouble] = useState<AuthTrouble | null>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const wrongEmail = emailError(email);
  const wrongPassword = password === '' ? 'fields.passwordRequired' : undefined;
  const errorOf = (field: 'email' | 'password', own: typeof wrongEmail) =>
    (isChecked && own !== undefined ? t(own) : undefined) ?? (trouble?.field === field ? t(trouble.text) : undefined);

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setTrouble(null);
    setChecked(true);
    const firstWrong = wrongEmail !== undefined ? emailInput : wrongPassword !== undefined ? passwordInput : null;
    if (firstWrong !== null) {
      firstWrong.current?.focus();
      return;
    }
    setPhase('sending');
    tell({ kind: 'entering' });
    const error = await attempt.make((client) => client.signInWithPassword({ email: email.trim(), password }));
    if (error === 'cancelled') return;
    if (error === null) {
      const { data } = await (await auth()).getSession();
      if (data.session !== null && awaitsSecondFactor(data.session)) {
        tell({ kind: 'entered' });
        return;
      }
      showToast({ kind: 'success', title: t('login.doneTitle') });
      onDone();
      return;
    }
    tell({ kind: 'entered' });
    setPhase('open');
    setTrouble(loginTrouble(error));
    passwordInput.current?.focus();
  }

  function handleCancel() {
    attempt.cancel();
    tell({ kind: 'entered' });
    setPhase('open');
    passwordInput.current?.focus();
  }

  async function handleMail(kind: LoginMail) {
    if (isMailing) return;
    setMailing(true);
    const error = await sendMail(auth, kind, email);
    if (error === null) {
      onMailSent(kind);
      return;
    }
    setMailing(false);
    setTrouble({ ...resendTrouble(error), ...(kind === 'signup' ? { isUnconfirmed: true } : { isLocked: true }) });
  }

  return (
    <Stack as="form" $gap={5} onSubmit={handleSubmit} noValidate>
      <TroubleNotice trouble={trouble} />
      {trouble?.isLocked === true && (
        <BusyButton
          variant="secondary"
          isBusy={isMailing}
          busyLabel={t('checkEmail.resendBusy')}
          onClick={() => void handleMail('magiclink')}
          isWide
        >
          {t('login.withCode')}
        </BusyButton>
      )}
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
        <LinkButton type="button" aria-busy={isMailing} onClick={() => void handleMail('signup')}>
          {t(isMailing ? 'checkEmail.resendBusy' : 'login.sendLink')}
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
      {phase === 'sending' && <LongWait onCancel={handleCancel} />}
      <Ways>
        <LinkButton type="button" onClick={onForgot}>
          {t('login.forgot')}
        </LinkButton>
        <LinkButton type="button" onClick={onLink}>
          {t('login.withLink')}
        </LinkButton>
      </Ways>
    </Stack>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space(6)};
`;
