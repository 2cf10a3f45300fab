import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, motion, space, text, touch } from './tokens.ts';

interface SwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** The label of the switch; the whole line is the target. */
  children: ReactNode;
  hint?: ReactNode;
  name?: string;
}

/** A setting that takes effect when it is pressed. A setting that waits for a save button is a `Checkbox`. */
export function Switch({ isOn, onChange, children, hint, name }: SwitchProps) {
  const hintId = useId();
  return (
    <Line>
      <Words>
        {children}
        {hint !== undefined && (
          <Hint id={hintId} aria-hidden>
            {hint}
          </Hint>
        )}
      </Words>
      <Track
        name={name}
        checked={isOn}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Line>
  );
}

/** Lines of switches or links in one card, a hairline between each two. */
export const Lines = styled.div`
  > * + * {
    border-top: 1px solid ${color.hairline};
  }
`;

const Line = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: ${touch.button};
  padding-block: ${space(2)};
  cursor: pointer;
`;

const Words = styled.span`
  min-width: 0;
`;

const Hint = styled.span`
  display: block;
  ${text.small}
  color: ${color.muted};
`;

/** The native box, drawn as a track with a knob: on, the knob lies at the end and the track is filled. */
const Track = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  appearance: none;
  flex: none;
  width: 56px;
  height: 34px;
  margin: 0;
  padding: 3px;
  border: 2px solid ${color.edge};
  border-radius: 999px;
  background: ${color.sunk};
  cursor: pointer;
  transition:
    background ${motion.quick},
    border-color ${motion.quick};
  &::before {
    content: '';
    display: block;
    width: 24px;
    height: 24px;
    border-radius: 50%;
    background: ${color.edge};
    transition: transform ${motion.quick};
  }
  &:hover {
    border-color: ${color.primary};
  }
  &:checked {
    border-color: ${color.primary};
    background: ${color.primary};
  }
  &:checked::before {
    background: ${color.onPrimary};
    transform: translateX(22px);
  }
  ${media.forced} {
    appearance: auto;
    width: 28px;
    &::before {
      content: none;
    }
  }
`;
