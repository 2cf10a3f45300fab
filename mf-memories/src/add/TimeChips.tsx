import { choosable, chosen, steadyWords } from '@spire/ui/chosen.ts';
import { Icon } from '@spire/ui/Icon';
import { color, radius, space, touch } from '@spire/ui/tokens.ts';
import { useId } from 'react';
import styled from 'styled-components';
import { CoveringInput } from './CoveringInput.ts';
import type { Time } from './memoryTime.ts';

interface TimeChipsProps {
  options: readonly { id: Time; label: string }[];
  selected: Time;
  onChange: (time: Time) => void;
}

/** The ways to say when it was, one of which holds. */
export function TimeChips({ options, selected, onChange }: TimeChipsProps) {
  const name = useId();
  return (
    <Chips>
      {options.map(({ id, label }) => (
        <Chip key={id}>
          <CoveringInput type="radio" name={name} value={id} checked={selected === id} onChange={() => onChange(id)} />
          <Words data-words={label}>{label}</Words>
          {selected === id && (
            <Tick aria-hidden>
              <Icon name="check" size="0.9em" />
            </Tick>
          )}
        </Chip>
      ))}
    </Chips>
  );
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Chip = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  min-height: ${touch.least};
  padding: ${space(1.5)} ${space(3.5)};
  border-radius: ${radius.chip};
  ${choosable}
  font-weight: 600;
  &:has(:checked) {
    ${chosen}
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const Words = styled.span`
  ${steadyWords}
`;

/** The tick stands on the corner, so that no word moves when it comes. */
const Tick = styled.span`
  position: absolute;
  inset-block-start: -7px;
  inset-inline-end: -4px;
  display: grid;
  place-content: center;
  width: 1.35rem;
  height: 1.35rem;
  border-radius: 50%;
  background: ${color.primary};
  color: ${color.onPrimary};
`;
