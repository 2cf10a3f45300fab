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

/** The code of a mail, which may be read on another device, in the place of its link. While it is at work the gate waits. */
export function MailedCode({ kind, email, hasFocus = false }: MailedCodeProps) {
  const { tell } = useShell();
  const attempt = useSignInAttempt();
  const t = useMessages(visitor);
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [trouble, setTrouble] = useState<AuthTrouble | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const token = code.replace(/[\s-]/g, '');
  const isWrong = !/^\d{6,10}$/.test(token);

  useEffect(() => {
    // Once the page has been drawn: its heading would take the focus from a field that had it before.
    const frame = hasFocus ? requestAnimationFrame(() => input.current?.focus()) : undefined;
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [hasFocus]);

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setTrouble(null);
    setChecked(true);
    if (isWrong) {
      input.current?.focus();
      return;
    }
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
        hint={t('mailedCode.hint')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
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
