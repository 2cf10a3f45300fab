import { common, useMessages } from '@spire/i18n';
import { useId, useState, type Ref } from 'react';
import styled from 'styled-components';
import { controlShape, Field } from './Field.tsx';
import type { TextFieldProps } from './TextField.tsx';
import { LineDrawing } from './LineDrawing.tsx';
import { color, space, text, touch } from './tokens.ts';

type PasswordFieldProps = Pick<
  TextFieldProps,
  'label' | 'value' | 'onChange' | 'name' | 'hint' | 'error' | 'autoComplete' | 'isLabelHidden' | 'onBlur'
> & { inputRef?: Ref<HTMLInputElement> };

const EYE = [
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0',
  'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
];
const EYE_OFF = [
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49',
  'M14.084 14.158a3 3 0 0 1-4.242-4.242',
  'M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143',
  'm2 2 20 20',
];

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
            <LineDrawing lines={isShown ? EYE_OFF : EYE} />
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
