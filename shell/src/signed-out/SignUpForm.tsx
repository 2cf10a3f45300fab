import { passwordWeaknesses } from '@spire/domain/passwordRules';
import { useMessages } from '@spire/i18n';
import { showToast } from '@spire/remote-kit';
import { BusyButton } from '@spire/ui/Button';
import { PasswordField } from '@spire/ui/PasswordField';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { useRef, useState, type SyntheticEvent } from 'react';
import { visitor, type VisitorKey } from './messages/namespace.ts';
import { useShell } from '../ShellContext.tsx';
import { emailError } from './authFields.ts';
import { signUpTrouble, type AuthTrouble } from './authTroubles.ts';
import { callbackAddress } from './callbackAddress.ts';
import { newAccountData } from './newAccountData.ts';
import { PasswordFeedback } from './PasswordFeedback.tsx';
import { refusalOf } from './refusalOf.ts';
import { Terms, useTerms } from './Terms.tsx';
import { TroubleNotice, useTroubleText } from './TroubleNotice.tsx';

interface SignUpFormProps {
  email: string;
  onEmail: (email: string) => void;
  /** The account is made and its confirmation is on the way. */
  onSent: () => void;
}

const FIELDS = ['email', 'password', 'again'] as const;
type Field = (typeof FIELDS)[number];

/** The faults found here that spec 1 §8 and §5 give a title. */
const TITLED: readonly AuthTrouble[] = [
  { field: 'password', title: 'signUp.errorTitle', text: 'signUp.weak' },
  { field: 'again', title: 'signUp.mismatchTitle', text: 'signUp.mismatch' },
];

/** E-mail, password twice, the terms. Every wrong field says so beside itself; nothing typed is lost. */
export function SignUpForm({ email, onEmail, onSent }: SignUpFormProps) {
  const { auth } = useShell();
  const t = useMessages(visitor);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [isSending, setSending] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [trouble, setTrouble] = useState<AuthTrouble | null>(null);
  const troubleText = useTroubleText();
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const againInput = useRef<HTMLInputElement>(null);

  const wrong: Record<Field, VisitorKey | undefined> = {
    email: emailError(email),
    password:
      password === '' ? 'fields.passwordRequired' : passwordWeaknesses(password).length > 0 ? 'signUp.weak' : undefined,
    again: password === again ? undefined : 'signUp.mismatch',
  };

  function errorOf(field: Field): string | undefined {
    const own = isChecked ? wrong[field] : undefined;
    if (own !== undefined) return t(own);
    return trouble?.field === field ? troubleText(trouble) : undefined;
  }

  function isRefused(): boolean {
    const firstWrong = FIELDS.find((field) => wrong[field] !== undefined);
    if (firstWrong === undefined) return false;
    setTrouble(TITLED.find(({ text }) => text === wrong[firstWrong]) ?? null);
    focusOn(firstWrong);
    return true;
  }

  function focusOn(field: AuthTrouble['field']) {
    const inputs: Partial<Record<AuthTrouble['field'], typeof emailInput>> = {
      email: emailInput,
      password: passwordInput,
      again: againInput,
    };
    inputs[field]?.current?.focus();
  }

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setTrouble(null);
    setChecked(true);
    if (isRefused()) return;
    setSending(true);
    const options = { emailRedirectTo: callbackAddress(), data: newAccountData() };
    const error = await refusalOf(auth().then((client) => client.signUp({ email: email.trim(), password, options })));
    setSending(false);
    if (error !== null) {
      const refused = signUpTrouble(error);
      setTrouble(refused);
      focusOn(refused.field);
      return;
    }
    showToast({ kind: 'success', title: t('signUp.doneTitle'), text: t('signUp.doneText', { email: email.trim() }) });
    onSent();
  }

  const terms = useTerms(email === '' && password === '' && again === '');
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
        inputRef={emailInput}
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
          inputRef={passwordInput}
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
        inputRef={againInput}
      />
      <Terms of={terms}>
        <BusyButton
          type="submit"
          isBusy={isSending}
          busyLabel={t('signUp.busy')}
          disabledReason={terms.reasonToWait}
          isWide
        >
          {t('signUp.submit')}
        </BusyButton>
      </Terms>
    </Stack>
  );
}
