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
import { refusalOf } from './refusalOf.ts';
import { sendMail } from './sendMail.ts';
import { TroubleNotice } from './TroubleNotice.tsx';

interface LoginFormProps {
  email: string;
  onEmail: (email: string) => void;
  onForgot: () => void;
  onLink: () => void;
  /** A new link to confirm the address is on its way. */
  onLinkSent: () => void;
  onDone: () => void;
}

/** E-mail and password. While it is at work the gate leaves it in its place. */
export function LoginForm({ email, onEmail, onForgot, onLink, onLinkSent, onDone }: LoginFormProps) {
  const { auth, tell } = useShell();
  const t = useMessages(visitor);
  const [password, setPassword] = useState('');
  const [phase, setPhase] = useState<'open' | 'sending'>('open');
  const [isSendingLink, setSendingLink] = useState(false);
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
    const error = await refusalOf(
      auth().then((client) => client.signInWithPassword({ email: email.trim(), password })),
    );
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

  async function handleSendLink() {
    if (isSendingLink) return;
    setSendingLink(true);
    const error = await sendMail(auth, 'signup', email);
    if (error === null) {
      onLinkSent();
      return;
    }
    setSendingLink(false);
    setTrouble({ ...resendTrouble(error), isUnconfirmed: true });
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
        <LinkButton type="button" aria-busy={isSendingLink} onClick={() => void handleSendLink()}>
          {t(isSendingLink ? 'checkEmail.resendBusy' : 'login.sendLink')}
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
