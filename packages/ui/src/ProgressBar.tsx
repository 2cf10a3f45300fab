import styled from 'styled-components';
import { color, media } from './tokens.ts';

/** How far along, 0 to 1; `label` says of what. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  return <Bar aria-label={label} max={1} value={Math.min(1, Math.max(0, value))} />;
}

const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 12px;
  border: 0;
  border-radius: 6px;
  overflow: hidden;
  background: ${color.sunk};
  &::-webkit-progress-bar {
    background: ${color.sunk};
  }
  &::-webkit-progress-value {
    border-radius: 6px;
    background: ${color.primary};
  }
  &::-moz-progress-bar {
    border-radius: 6px;
    background: ${color.primary};
  }
  ${media.forced} {
    appearance: auto;
  }
`;
