import { common, useMessages } from '@spire/i18n';
import { BusyButton } from '@spire/ui/Button';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import type { FactorTrouble } from './factorTrouble.ts';
import { secondFactor, type SecondFactorKey } from './messages/namespace.ts';

interface FactorFormProps {
  label: string;
  hint: string;
  submit: string;
  busy: string;
  isNumeric?: boolean;
  /** The fault of the code, told before anyone is asked. */
  check: (code: string) => SecondFactorKey | undefined;
  /** Tries the code; null when it was taken. */
  onSubmit: (code: string) => Promise<FactorTrouble | null>;
  children?: ReactNode;
}

/** One code and one button. It is sent when the person says so, never in the middle of their typing. */
export function FactorForm({
  label,
  hint,
  submit,
  busy,
  isNumeric = false,
  check,
  onSubmit,
  children,
}: FactorFormProps) {
  const t = useMessages(secondFactor);
  const tCommon = useMessages(common);
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function wordsOf(trouble: FactorTrouble): string {
    if (trouble.kind === 'shared') return tCommon(`errors.${trouble.code}`);
    const when = trouble.seconds === undefined ? '' : ` ${t('tryIn', { count: Math.ceil(trouble.seconds / 60) })}`;
    return t(trouble.text) + when;
  }

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    const wrong = check(code);
    setError(wrong === undefined ? undefined : t(wrong));
    if (wrong === undefined) {
      setBusy(true);
      const trouble = await onSubmit(code);
      if (trouble === null) return;
      setBusy(false);
      setError(wordsOf(trouble));
    }
    input.current?.focus();
    input.current?.select();
  }

  return (
    <Stack as="form" $gap={5} onSubmit={handleSubmit} noValidate>
      <TextField
        label={label}
        hint={hint}
        name={isNumeric ? 'code' : 'recovery-code'}
        autoComplete={isNumeric ? 'one-time-code' : 'off'}
        inputMode={isNumeric ? 'numeric' : 'text'}
        value={code}
        onChange={setCode}
        error={error}
        inputRef={input}
      />
      {children}
      <BusyButton type="submit" isBusy={isBusy} busyLabel={busy} isWide>
        {submit}
      </BusyButton>
    </Stack>
  );
}
