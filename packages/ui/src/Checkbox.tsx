import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { FieldError, Hint } from './Field.tsx';
import { color, media, motion, space, touch } from './tokens.ts';

interface CheckboxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** The label; the whole line is the target. */
  children: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  name?: string;
}

/** One yes or no, with its words beside it. */
export function Checkbox({ isChecked, onChange, children, error, hint, name }: CheckboxProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div>
      <Line>
        <Box
          type="checkbox"
          name={name}
          checked={isChecked}
          aria-describedby={[errorId, hintId].filter((each) => each !== undefined).join(' ') || undefined}
          aria-invalid={error !== undefined || undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <Words>{children}</Words>
      </Line>
      {(hintId !== undefined || errorId !== undefined) && (
        <Under>
          {hintId !== undefined && <Hint id={hintId}>{hint}</Hint>}
          {errorId !== undefined && <FieldError id={errorId}>{error}</FieldError>}
        </Under>
      )}
    </div>
  );
}

const Line = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  min-height: ${touch.least};
  padding-block: ${space(2)};
  cursor: pointer;
`;

/** The native box with our drawing; the tick is a mask, so that it takes the colour of the theme. */
const Box = styled.input`
  appearance: none;
  flex: none;
  display: grid;
  place-content: center;
  width: 28px;
  height: 28px;
  margin: -1px 0 0;
  border: 2px solid ${color.edge};
  border-radius: 9px;
  background: ${color.surface};
  cursor: pointer;
  transition:
    background ${motion.quick},
    border-color ${motion.quick};
  &::before {
    content: '';
    width: 13px;
    height: 7px;
    margin-top: -4px;
    border-style: solid;
    border-width: 0 0 3px 3px;
    border-color: ${color.onPrimary};
    border-radius: 1px;
    transform: rotate(-45deg);
    opacity: 0;
  }
  &:hover {
    border-color: ${color.primary};
  }
  &:checked {
    background: ${color.primary};
    border-color: ${color.primary};
  }
  &:checked::before {
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  ${media.forced} {
    appearance: auto;
    &::before {
      content: none;
    }
  }
`;

const Words = styled.span`
  min-width: 0;
`;

const Under = styled.div`
  margin-top: calc(-1 * ${space(2)});
  padding-bottom: ${space(2)};
  padding-inline-start: calc(28px + ${space(3)});
`;
