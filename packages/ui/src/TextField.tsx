import { common, useMessages } from '@spire/i18n';
import { useId, type HTMLInputTypeAttribute, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { controlShape, Field } from './Field.tsx';
import { Remaining, showsRemaining } from './Remaining.tsx';
import { space } from './tokens.ts';

/** The props of every text field; PasswordField takes a part of them. */
export interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'search';
  isOptional?: boolean;
  /** In characters. The text is never cut: from four fifths on, what is left is told (D17). */
  limit?: number;
  isMultiline?: boolean;
  rows?: number;
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  isLabelHidden?: boolean;
  placeholder?: string;
  onBlur?: () => void;
}

/** A line, or with `isMultiline` a box, of text: label above, what is wrong beneath, nothing lost. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, name, hint, error, isOptional = false, limit, isLabelHidden } = props;
  const {
    isMultiline = false,
    rows = 4,
    type = 'text',
    autoComplete,
    inputMode,
    placeholder,
    inputRef,
    onBlur,
  } = props;
  const tCommon = useMessages(common);
  const id = useId();
  const remainingId = `${id}-remaining`;
  const hasRemaining = limit !== undefined && showsRemaining(value, limit);
  return (
    <Field
      id={id}
      label={label}
      optionalText={isOptional ? tCommon('optional') : undefined}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      footerId={hasRemaining ? remainingId : undefined}
      footer={hasRemaining && <Remaining id={remainingId} value={value} limit={limit} />}
    >
      {(describedBy) => (
        <Control
          {...(isMultiline ? { as: 'textarea' as const, rows, style: { '--rows': rows } } : { type })}
          id={id}
          ref={inputRef as Ref<HTMLInputElement>}
          name={name}
          value={value}
          autoComplete={autoComplete}
          inputMode={inputMode}
          placeholder={placeholder}
          aria-describedby={describedBy}
          aria-invalid={error !== undefined || undefined}
          onBlur={onBlur}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

const Control = styled.input`
  ${controlShape}
  &:is(textarea) {
    resize: vertical;
    field-sizing: content;
    min-height: calc(var(--rows) * 1.55em + 2 * ${space(3)} + 3px);
    max-height: max(9rem, 40vh);
  }
`;
