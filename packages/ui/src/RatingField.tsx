import { useId, useState } from 'react';
import styled from 'styled-components';
import { controlShape, Legend } from './Field.tsx';
import { Slider } from './Slider.tsx';
import { LineDrawing } from './LineDrawing.tsx';
import { color, radius, space, text, touch } from './tokens.ts';

const MINUS = ['M5 12h14'];
const PLUS = ['M5 12h14', 'M12 5v14'];

interface RatingFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  lowLabel: string;
  highLabel: string;
  /** Nothing is said yet, in these words: the number stays empty until it is set. */
  unsaid?: string | undefined;
  decreaseLabel: string;
  increaseLabel: string;
}

/** A number on a short scale: drag, press minus or plus, or type it (A27). A typed number outside the scale is not sent on. */
export function RatingField(props: RatingFieldProps) {
  const { label, value, onChange, min, max, lowLabel, highLabel, unsaid, decreaseLabel, increaseLabel } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);

  const step = (by: number) => {
    setTyped(null);
    onChange(Math.min(max, Math.max(min, value + by)));
  };

  function handleType(words: string) {
    setTyped(words);
    const number = Number(words);
    if (words.trim() !== '' && Number.isInteger(number) && number >= min && number <= max) onChange(number);
  }

  return (
    <fieldset>
      <Legend>{label}</Legend>
      <Controls>
        <Step
          type="button"
          aria-label={decreaseLabel}
          aria-disabled={value <= min || undefined}
          onClick={() => step(-1)}
        >
          <LineDrawing lines={MINUS} />
        </Step>
        <Slider
          label={label}
          describedBy={`${id}-low ${id}-high`}
          value={value}
          unsaid={unsaid}
          min={min}
          max={max}
          onChange={(next) => {
            setTyped(null);
            onChange(next);
          }}
        />
        <Step
          type="button"
          aria-label={increaseLabel}
          aria-disabled={value >= max || undefined}
          onClick={() => step(1)}
        >
          <LineDrawing lines={PLUS} />
        </Step>
      </Controls>
      <Ends>
        <span id={`${id}-low`}>
          {min} · {lowLabel}
        </span>
        <Entry
          type="number"
          inputMode="numeric"
          aria-label={label}
          min={min}
          max={max}
          step={1}
          value={typed ?? (unsaid === undefined ? String(value) : '')}
          placeholder="–"
          onChange={(event) => handleType(event.currentTarget.value)}
          onBlur={() => setTyped(null)}
        />
        <span id={`${id}-high`}>
          {max} · {highLabel}
        </span>
      </Ends>
    </fieldset>
  );
}

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;

const Step = styled.button`
  flex: none;
  display: grid;
  place-content: center;
  width: 48px;
  height: 48px;
  border: 1.5px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.primary};
  cursor: pointer;
  &:hover {
    background: ${color.primarySoft};
  }
  &[aria-disabled='true'] {
    color: ${color.muted};
    border-color: ${color.hairline};
    background: ${color.sunk};
    cursor: default;
  }
`;

const Entry = styled.input`
  ${controlShape}
  flex: none;
  width: calc(2.2rem + 24px);
  min-height: ${touch.least};
  height: 48px;
  padding: 0;
  text-align: center;
  font-weight: 650;
  appearance: textfield;
  &::-webkit-inner-spin-button,
  &::-webkit-outer-spin-button {
    appearance: none;
    margin: 0;
  }
`;

const Ends = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: start;
  gap: ${space(3)};
  margin-top: ${space(1)};
  ${text.small}
  color: ${color.muted};
  > :last-child {
    text-align: end;
  }
`;
