import { ROUTES } from '@spire/domain/routes';
import { passwordWeaknesses } from '@spire/domain/passwordRules';
import { useLanguage, useMessages } from '@spire/i18n';
import { showToast } from '@spire/remote-kit';
import { BusyButton } from '@spire/ui/Button';
import { Checkbox } from '@spire/ui/Checkbox';
import { PasswordField } from '@spire/ui/PasswordField';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { useRef, useState, type FormEvent } from 'react';
import { shell, type ShellKey } from '../messages/namespace.ts';
import { useShell } from '../ShellContext.tsx';
import { emailError } from './authFields.ts';
import { signUpTrouble } from './authTroubles.ts';
import { PasswordFeedback } from './PasswordFeedback.tsx';
import { TroubleNotice, useTrouble } from './TroubleNotice.tsx';

interface SignUpFormProps {
  email: string;
  onEmail: (email: string) => void;
  /** The account is made and its confirmation is on the way. */
  onSent: () => void;
}

/** Where confirmation and reset links lead: the callback on the app's own origin (spec 1 §7). */
export const callbackAddress = () => new URL(ROUTES.authCallback.path, window.location.origin).href;

/** E-mail, password twice, the terms. Every wrong field says so beside itself; nothing typed is lost. */
export function SignUpForm({ email, onEmail, onSent }: SignUpFormProps) {
  const { auth } = useShell();
  const t = useMessages(shell);
  const language = useLanguage();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [hasAccepted, setAccepted] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [trouble, setTrouble] = useTrouble();
  const inputs = {
    email: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
    again: useRef<HTMLInputElement>(null),
  };

  const wrong: Record<keyof typeof inputs, ShellKey | undefined> = {
    email: emailError(email),
    password: passwordWeaknesses(password).length > 0 ? 'signUp.weak' : undefined,
    again: password === again ? undefined : 'signUp.mismatch',
  };
  const firstWrong = (['email', 'password', 'again'] as const).find((field) => wrong[field] !== undefined);

  function errorOf(field: keyof typeof inputs): string | undefined {
    const own = isChecked ? wrong[field] : undefined;
    if (own !== undefined) return t(own);
    return trouble !== null && trouble.field === field ? t(trouble.text) : undefined;
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTrouble(null);
    setChecked(true);
    if (firstWrong !== undefined) {
      if (firstWrong === 'again')
        showToast({ kind: 'info', title: t('signUp.mismatchTitle'), text: t('signUp.mismatch') });
      return inputs[firstWrong].current?.focus();
    }
    setSending(true);
    const error = await auth
      .signUp({
        email: email.trim(),
        password,
        options: {
          emailRedirectTo: callbackAddress(),
          data: { email_verified: false, preferred_language: language },
        },
      })
      .then(
        (answer) => answer.error,
        (thrown: unknown) => thrown,
      );
    setSending(false);
    if (error !== null) return setTrouble(signUpTrouble(error));
    showToast({ kind: 'success', title: t('signUp.doneTitle'), text: t('signUp.doneText', { email: email.trim() }) });
    return onSent();
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
        error={errorOf('email')}
        inputRef={inputs.email}
      />
      <Stack $gap={3}>
        <PasswordField
          label={t('fields.password')}
          name="new-password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          hint={t('signUp.passwordHint')}
          error={errorOf('password')}
          inputRef={inputs.password}
        />
        <PasswordFeedback password={password} />
      </Stack>
      <PasswordField
        label={t('fields.passwordAgain')}
        name="new-password-again"
        autoComplete="new-password"
        value={again}
        onChange={setAgain}
        error={errorOf('again')}
        inputRef={inputs.again}
      />
      <div>
        <Checkbox name="terms" isChecked={hasAccepted} onChange={setAccepted} hint={t('signUp.termsHint')}>
          {t('signUp.terms')}
        </Checkbox>
        <a href={ROUTES.privacy.path} target="_blank" rel="noreferrer">
          {t('signUp.readTerms')}
        </a>
      </div>
      <BusyButton
        type="submit"
        isBusy={isSending}
        busyLabel={t('signUp.busy')}
        disabledReason={hasAccepted ? undefined : `${t('signUp.termsMissingTitle')}. ${t('signUp.termsMissing')}`}
        isWide
      >
        {t('signUp.submit')}
      </BusyButton>
    </Stack>
  );
}
