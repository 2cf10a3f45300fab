import styled, { css } from 'styled-components';
import { color, media, touch } from './tokens.ts';

interface SliderProps {
  label: string;
  describedBy?: string;
  value: number;
  /** Words for a value that nobody has set; any press or key sets it. */
  unsaid?: string | undefined;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** The platform's slider in our drawing. Never alone: RatingField puts buttons and a number beside it (A27). */
export function Slider({ label, describedBy, value, unsaid, min, max, onChange }: SliderProps) {
  const filled = { '--filled': unsaid === undefined ? `${((value - min) / (max - min)) * 100}%` : '0%' };
  return (
    <Range
      type="range"
      aria-label={label}
      aria-describedby={describedBy}
      aria-valuetext={unsaid}
      min={min}
      max={max}
      step={1}
      value={value}
      style={filled}
      // A press on the thumb where it stands changes nothing, and is an answer too.
      onPointerUp={() => unsaid !== undefined && onChange(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}

const track = css`
  height: 10px;
  border-radius: 5px;
  background: linear-gradient(${color.primary}, ${color.primary}) no-repeat ${color.sunk};
  background-size: var(--filled) 100%;
  ${media.forced} {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;

const thumb = css`
  width: 30px;
  height: 30px;
  border: 3px solid ${color.surface};
  border-radius: 50%;
  background: ${color.primary};
  box-shadow: 0 0 0 1.5px ${color.primary};
  ${media.forced} {
    forced-color-adjust: none;
    border-color: Canvas;
    background: Highlight;
    box-shadow: 0 0 0 2px Highlight;
  }
`;

const Range = styled.input`
  appearance: none;
  flex: 1;
  min-width: 0;
  height: ${touch.least};
  margin: 0;
  background: none;
  border-radius: 22px;
  cursor: pointer;
  &::-webkit-slider-runnable-track {
    ${track}
  }
  &::-moz-range-track {
    ${track}
  }
  &::-webkit-slider-thumb {
    appearance: none;
    margin-top: -10px;
    ${thumb}
  }
  &::-moz-range-thumb {
    box-sizing: border-box;
    ${thumb}
  }
`;
