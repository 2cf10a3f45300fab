import { common, useMessages } from '@spire/i18n';
import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type Ref } from 'react';
import styled from 'styled-components';
import { controlShape, Field } from './Field.tsx';
import type { TextFieldProps } from './TextField.tsx';
import { color, icon, space, text, touch } from './tokens.ts';

type PasswordFieldProps = Pick<
  TextFieldProps,
  'label' | 'value' | 'onChange' | 'name' | 'hint' | 'error' | 'autoComplete' | 'isLabelHidden' | 'onBlur'
> & { inputRef?: Ref<HTMLInputElement> };

/** A password: pasted, filled by a manager, or typed and looked at (A18). */
export function PasswordField(props: PasswordFieldProps) {
  const { label, value, onChange, name, hint, error, autoComplete = 'current-password', isLabelHidden } = props;
  const { onBlur, inputRef } = props;
  const tCommon = useMessages(common);
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <Field id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      {(describedBy) => (
        <Box>
          <Control
            id={id}
            ref={inputRef}
            type={isShown ? 'text' : 'password'}
            name={name}
            value={value}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            aria-describedby={describedBy}
            aria-invalid={error !== undefined || undefined}
            onBlur={onBlur}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <Toggle
            type="button"
            aria-controls={id}
            aria-label={tCommon(isShown ? 'password.hide' : 'password.show')}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff {...icon} /> : <Eye {...icon} />}
            {tCommon(isShown ? 'password.hideShort' : 'password.showShort')}
          </Toggle>
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;
`;

const Control = styled.input`
  ${controlShape}
  padding-inline-end: 6.6rem;
`;

const Toggle = styled.button`
  position: absolute;
  inset-block: 6px;
  inset-inline-end: 6px;
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: ${touch.least};
  padding-inline: ${space(3)};
  border: 0;
  border-radius: 13px;
  background: transparent;
  color: ${color.primary};
  ${text.small}
  font-weight: 650;
  cursor: pointer;
  &:hover {
    background: ${color.primarySoft};
  }
`;
