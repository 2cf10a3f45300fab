import { useId } from 'react';
import styled from 'styled-components';
import { choosable, chosen, steadyWords } from './chosen.ts';
import { Choices } from './Choices.tsx';
import { color, radius, space, text } from './tokens.ts';

interface FeelingGridProps {
  legend: string;
  options: readonly { id: string; emoji: string; label: string }[];
  /** Null before the person chooses: no feeling is preselected. */
  selected: string | null;
  onChange: (id: string) => void;
  error?: string | undefined;
  isLegendHidden?: boolean;
  /** Three to a row on a phone, for many feelings or long words. */
  isRoomy?: boolean;
}

/** One of several feelings, each a face over its word (A25). */
export function FeelingGrid(props: FeelingGridProps) {
  const { legend, options, selected, onChange, error, isLegendHidden, isRoomy = false } = props;
  const name = useId();
  return (
    <Choices legend={legend} error={error} isLegendHidden={isLegendHidden}>
      <Grid $isRoomy={isRoomy}>
        {options.map(({ id, emoji, label }) => (
          <Feeling key={id}>
            <Radio type="radio" name={name} value={id} checked={selected === id} onChange={() => onChange(id)} />
            <Face aria-hidden>{emoji}</Face>
            <Words data-words={label}>{label}</Words>
          </Feeling>
        ))}
      </Grid>
    </Choices>
  );
}

/** Five stand in one row, and on the smallest phone in two that are alike. */
const Grid = styled.div<{ $isRoomy: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, ${({ $isRoomy }) => ($isRoomy ? '5.6rem' : '3.2rem')}), 1fr)
  );
  gap: ${space(1.5)};
  @media (max-width: 22.4rem) {
    ${({ $isRoomy }) => !$isRoomy && 'grid-template-columns: repeat(3, minmax(0, 1fr));'}
  }
`;

const Feeling = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(0.5)};
  min-height: 66px;
  padding: ${space(1.5)} ${space(1)};
  border-radius: ${radius.control};
  ${text.small}
  line-height: 1.25;
  text-align: center;
  ${choosable}
  &:has(:checked) {
    ${chosen}
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;

/** The whole cell is the target. */
const Radio = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

const Face = styled.span`
  font-size: 1.7rem;
  line-height: 1.2;
`;

const Words = styled.span`
  ${steadyWords}
`;
