import { endMailedLinks } from '@spire/client/storedSession';
import { useMessages } from '@spire/i18n';
import { BusyButton } from '@spire/ui/Button';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { outcomeOf } from '../callback/callbackOutcome.ts';
import { useShell } from '../ShellContext.tsx';
import { codeTrouble, type AuthTrouble } from './authTroubles.ts';
import { LongWait } from './LongWait.tsx';
import { visitor } from './messages/namespace.ts';
import type { MailKind } from './sendMail.ts';
import { TroubleNotice } from './TroubleNotice.tsx';
import { useSignInAttempt } from './useSignInAttempt.ts';

interface MailedCodeProps {
  kind: MailKind;
  email: string;
  hasFocus?: boolean;
}

const digitsOf = (code: string) => code.replace(/[\s-]/g, '');
const isIncomplete = (code: string) => !/^\d{6,10}$/.test(digitsOf(code));

/**
 * The code of a mail, which may be read on another device, in the place of its link. It goes off with its last digit,
 * where it is known which that is. While it is at work the gate waits.
 */
export function MailedCode({ kind, email, hasFocus = false }: MailedCodeProps) {
  const { tell, config } = useShell();
  const attempt = useSignInAttempt();
  const t = useMessages(visitor);
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [trouble, setTrouble] = useState<AuthTrouble | null>(null);
  const [refusedToken, setRefusedToken] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isWrong = isIncomplete(code);

  useEffect(() => {
    // Once the page has been drawn: its heading would take the focus from a field that had it before.
    const frame = hasFocus ? requestAnimationFrame(() => input.current?.focus()) : undefined;
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [hasFocus]);

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setTrouble(null);
    setChecked(true);
    if (isWrong) input.current?.focus();
    else void check(digitsOf(code));
  }

  function handleChange(next: string) {
    setCode(next);
    const token = digitsOf(next);
    // The very code that was refused waits for the button: by itself it would use up the guesses there are.
    const isNew = token !== digitsOf(code) && token !== refusedToken;
    if (!isBusy && isNew && token.length === config.codeLength && !isIncomplete(next)) void check(token);
  }

  async function check(token: string) {
    setTrouble(null);
    setBusy(true);
    tell({ kind: 'entering' });
    const error = await attempt.make((client) => client.verifyOtp({ email: email.trim(), token, type: kind }));
    if (error === 'cancelled') return;
    if (error === null) {
      endMailedLinks();
      tell({ kind: 'followed', callback: outcomeOf(kind) });
      return;
    }
    tell({ kind: 'entered' });
    setBusy(false);
    setTrouble(codeTrouble(error));
    setRefusedToken(token);
    input.current?.focus();
    input.current?.select();
  }

  function handleCancel() {
    attempt.cancel();
    tell({ kind: 'entered' });
    setBusy(false);
    input.current?.focus();
  }

  const refused = trouble?.field === 'code' ? t(trouble.text) : undefined;
  return (
    <Stack as="form" onSubmit={handleSubmit} noValidate>
      <TroubleNotice trouble={trouble} />
      <TextField
        label={t('mailedCode.label')}
        hint={t(config.codeLength === undefined ? 'mailedCode.hint' : 'mailedCode.hintItself')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={handleChange}
        error={isChecked && isWrong ? t('mailedCode.incomplete') : refused}
        inputRef={input}
      />
      <BusyButton type="submit" isBusy={isBusy} busyLabel={t('mailedCode.busy')} isWide>
        {t('mailedCode.submit')}
      </BusyButton>
      {isBusy && <LongWait onCancel={handleCancel} />}
    </Stack>
  );
}
