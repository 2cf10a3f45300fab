import { TextField } from '@spire/ui/TextField';
import type { ReactNode, Ref } from 'react';

/** The digits of a code as they were written, with spaces or not. */
export const digitsOf = (code: string) => code.replace(/\s/g, '');

/** Whether this can be a code at all; how long a mailed one is, the auth service decides. */
export const isCode = (code: string) => /^\d{6,10}$/.test(digitsOf(code));

interface CodeFieldProps {
  label: string;
  hint?: ReactNode;
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** A field for the digits of a one-time code: number keys on a phone, and the phone may fill it in (A18). */
export function CodeField({ label, hint, value, onChange, error, inputRef }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      name="one-time-code"
      inputMode="numeric"
      autoComplete="one-time-code"
      hint={hint}
      value={value}
      onChange={onChange}
      error={error}
      {...(inputRef === undefined ? {} : { inputRef })}
    />
  );
}
