import { cancelSignIn } from '@spire/client/cancelSignIn';
import { awaitsSecondFactor } from '@spire/client/storedSession';
import { DELAYS } from '@spire/domain/limits';
import { common, useMessages } from '@spire/i18n';
import { showToast } from '@spire/remote-kit';
import { BusyButton, Button } from '@spire/ui/Button';
import { LinkButton } from '@spire/ui/LinkButton';
import { PasswordField } from '@spire/ui/PasswordField';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { space } from '@spire/ui/tokens.ts';
import { useHasWaited } from '@spire/ui/useHasWaited.ts';
import { useRef, useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { visitor } from './messages/namespace.ts';
import { useShell } from '../ShellContext.tsx';
import { emailError } from './authFields.ts';
import { loginTrouble, resendTrouble, type AuthTrouble } from './authTroubles.ts';
import { refusalOf } from './refusalOf.ts';
import { sendMail } from './sendMail.ts';
import { TroubleNotice } from './TroubleNotice.tsx';

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
  const attempt = useRef(0);
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
    attempt.current += 1;
    const own = attempt.current;
    const error = await refusalOf(
      auth().then(async (client) =>
        own === attempt.current ? client.signInWithPassword({ email: email.trim(), password }) : { error: null },
      ),
    );
    if (own !== attempt.current) return;
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

  /** Nobody has to wait any longer (A38): the request is ended, and what it may still bring signs nobody in. */
  function handleCancel() {
    attempt.current += 1;
    cancelSignIn();
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

/** A sign-in that hangs says so, and can be given up (A38). */
function LongWait({ onCancel }: { onCancel: () => void }) {
  const t = useMessages(visitor);
  const tCommon = useMessages(common);
  if (!useHasWaited(DELAYS.longWait)) return null;
  return (
    <Stack $gap={3} role="status">
      <p>{t('login.slow')}</p>
      <Button type="button" $variant="secondary" $isWide onClick={onCancel}>
        {tCommon('actions.cancel')}
      </Button>
    </Stack>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space(6)};
`;
