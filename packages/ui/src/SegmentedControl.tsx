import { useId } from 'react';
import styled from 'styled-components';
import { Choices } from './Choices.tsx';
import { steadyWords } from './chosen.ts';
import { segment, segments } from './segments.ts';

interface SegmentedControlProps {
  legend: string;
  options: readonly { id: string; label: string }[];
  selected: string;
  onChange: (id: string) => void;
  isLegendHidden?: boolean;
}

/** One of two to four short answers that takes effect at once, such as theme or text size. */
export function SegmentedControl({ legend, options, selected, onChange, isLegendHidden }: SegmentedControlProps) {
  const name = useId();
  return (
    <Choices legend={legend} isLegendHidden={isLegendHidden}>
      <Trough>
        {options.map(({ id, label }) => (
          <Segment key={id}>
            <Radio type="radio" name={name} value={id} checked={selected === id} onChange={() => onChange(id)} />
            <Words data-words={label}>{label}</Words>
          </Segment>
        ))}
      </Trough>
    </Choices>
  );
}

const Trough = styled.div`
  ${segments}
`;

const Segment = styled.label`
  ${segment}
`;

const Radio = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

const Words = styled.span`
  ${steadyWords}
`;
