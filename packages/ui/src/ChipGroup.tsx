import { useId, useState } from 'react';
import styled, { css } from 'styled-components';
import { choosable, chosen, steadyWords } from './chosen.ts';
import { Choices } from './Choices.tsx';
import { LineDrawing } from './LineDrawing.tsx';
import { TICK } from './tick.ts';
import { color, radius, space, text, touch } from './tokens.ts';

interface ChipGroupProps {
  legend: string;
  hint?: string;
  options: readonly { id: string; label: string; emoji?: string }[];
  selected: readonly string[];
  onChange: (ids: string[]) => void;
  /** How many may be chosen; null or left out: any number. */
  cap?: number | null;
  /** Why no more can be chosen; shown when the cap is reached and announced when one is pressed all the same. */
  capReason?: string;
  error?: string | undefined;
  isLegendHidden?: boolean;
  /** Even cells in as many columns as the words leave room for, rather than one chip after the other. */
  isGrid?: boolean;
}

/** Toggle chips. At the cap the rest refuse, with the reason in words, and what is chosen can always be let go. */
export function ChipGroup(props: ChipGroupProps) {
  const {
    legend,
    hint,
    options,
    selected,
    onChange,
    cap = null,
    capReason,
    error,
    isLegendHidden,
    isGrid = false,
  } = props;
  const reasonId = useId();
  const [refusals, setRefusals] = useState(0);
  const isFull = cap !== null && selected.length >= cap;

  function toggle(id: string) {
    if (selected.includes(id)) onChange(selected.filter((each) => each !== id));
    else if (!isFull) onChange([...selected, id]);
    if (!isFull || selected.includes(id)) setRefusals(0);
    else setRefusals((before) => before + 1);
  }

  return (
    <Choices legend={legend} hint={hint} error={error} isLegendHidden={isLegendHidden}>
      <Chips $isGrid={isGrid}>
        {options.map(({ id, label, emoji }) => {
          const isChosen = selected.includes(id);
          const isRefused = isFull && !isChosen;
          return (
            <Chip
              key={id}
              type="button"
              $isGrid={isGrid}
              aria-pressed={isChosen}
              aria-disabled={isRefused || undefined}
              aria-describedby={isRefused && capReason !== undefined ? reasonId : undefined}
              onClick={() => toggle(id)}
            >
              {emoji !== undefined && <span aria-hidden>{emoji}</span>}
              <Words data-words={label}>{label}</Words>
              {isGrid && isChosen && (
                <Tick aria-hidden>
                  <LineDrawing lines={TICK} />
                </Tick>
              )}
            </Chip>
          );
        })}
      </Chips>
      <div role="status">
        {isFull && capReason !== undefined && (
          <Reason id={reasonId} key={refusals} $isAsked={refusals > 0}>
            {capReason}
          </Reason>
        )}
      </div>
    </Choices>
  );
}

const grid = `
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, clamp(8.7rem, 37%, 10rem)), 1fr));
  container-type: inline-size;
`;

const Chips = styled.div<{ $isGrid: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  ${({ $isGrid }) => $isGrid && grid}
`;

/** Small enough that no word of the catalogue breaks in two where the grid is 305 px wide, as on a small phone. */
const cell = css`
  position: relative;
  gap: 6px;
  min-height: 56px;
  padding: ${space(1.5)} ${space(2.5)};
  border-radius: ${radius.control};
  font-size: min(1em, max(0.875em, 4.56cqi));
  font-weight: 600;
  line-height: 1.25;
  overflow-wrap: anywhere;
  hyphens: auto;
  &[aria-disabled='true'] {
    border: 1.5px dashed ${color.edge};
    background: none;
  }
`;

const Chip = styled.button<{ $isGrid: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 48px;
  min-width: ${touch.least};
  padding: ${space(1.5)} ${space(3.5)};
  border-radius: ${radius.chip};
  ${text.body}
  line-height: 1.3;
  text-align: start;
  ${choosable}
  &[aria-pressed='true'] {
    ${chosen}
  }
  &[aria-disabled='true'] {
    color: ${color.muted};
    cursor: default;
    border-color: transparent;
  }
  &[aria-disabled='true'] > [aria-hidden] {
    opacity: 0.55;
  }
  ${({ $isGrid }) => $isGrid && cell}
`;

const Words = styled.span`
  ${steadyWords}
  text-align: start;
`;

/** On the corner, so that nothing moves when it comes. */
const Tick = styled.span`
  position: absolute;
  top: -8px;
  inset-inline-end: -6px;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  border: 2px solid ${color.surface};
  background: ${color.primary};
  color: ${color.onPrimary};
  font-size: 10px;
`;

const Reason = styled.p<{ $isAsked: boolean }>`
  ${text.small}
  color: ${({ $isAsked }) => ($isAsked ? color.ink : color.muted)};
  font-weight: ${({ $isAsked }) => ($isAsked ? 650 : 400)};
`;
