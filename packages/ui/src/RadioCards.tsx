import { useId } from 'react';
import styled, { css } from 'styled-components';
import { choosable, chosen } from './chosen.ts';
import { Choices } from './Choices.tsx';
import { LineDrawing } from './LineDrawing.tsx';
import { TICK } from './tick.ts';
import { color, media, radius, space, text, touch } from './tokens.ts';

type Columns = 1 | 2 | 5;

interface RadioCardsProps {
  legend: string;
  options: readonly { id: string; title: string; text?: string; emoji?: string }[];
  selected: string | null;
  onChange: (id: string) => void;
  error?: string | undefined;
  hint?: string;
  isLegendHidden?: boolean;
  columns?: Columns;
}

/** One of a few answers, each a card to tap; five columns make tiles with the emoji above its word (A25). */
export function RadioCards(props: RadioCardsProps) {
  const { legend, options, selected, onChange, error, hint, isLegendHidden, columns = 1 } = props;
  const name = useId();
  const isTile = columns === 5;
  return (
    <Choices legend={legend} hint={hint} error={error} isLegendHidden={isLegendHidden}>
      <Grid $columns={columns}>
        {options.map(({ id, title, text: words, emoji }) => (
          <CardLabel key={id} $isTile={isTile}>
            <Radio type="radio" name={name} value={id} checked={selected === id} onChange={() => onChange(id)} />
            {emoji !== undefined && <Emoji aria-hidden>{emoji}</Emoji>}
            <Words>
              <Title $isTile={isTile}>{title}</Title>
              {words !== undefined && <Text>{words}</Text>}
            </Words>
            {!isTile && (
              <Mark>
                <LineDrawing lines={TICK} />
              </Mark>
            )}
          </CardLabel>
        ))}
      </Grid>
    </Choices>
  );
}

const Grid = styled.div<{ $columns: Columns }>`
  display: grid;
  gap: ${({ $columns }) => space($columns === 5 ? 1.5 : 2)};
  grid-template-columns: ${({ $columns }) =>
    $columns === 5 ? 'repeat(auto-fit, minmax(max(44px, 2.45rem), 1fr))' : 'minmax(0, 1fr)'};
  ${({ $columns }) =>
    $columns === 2 &&
    css`
      @media (min-width: 30rem) {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    `}
`;

const CardLabel = styled.label<{ $isTile: boolean }>`
  position: relative;
  display: flex;
  min-width: 0;
  min-height: ${touch.button};
  border-radius: ${radius.control};
  ${choosable}
  ${({ $isTile }) =>
    $isTile
      ? css`
          flex-direction: column;
          align-items: center;
          gap: ${space(1)};
          padding: ${space(2.5)} 2px;
          text-align: center;
        `
      : css`
          align-items: center;
          gap: ${space(3)};
          padding: ${space(3)} ${space(4)};
        `}
  &:has(:checked) {
    ${chosen}
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  ${media.forced} {
    &:has(:focus-visible) {
      outline-color: Highlight;
    }
  }
`;

/** The native radio lies invisible over the whole card: every tap, key and screen reader meets the real thing. */
const Radio = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

const Mark = styled.span`
  flex: none;
  margin-inline-start: auto;
  color: ${color.primary};
  visibility: hidden;
  :checked ~ & {
    visibility: visible;
  }
  ${media.forced} {
    color: inherit;
  }
`;

const Emoji = styled.span`
  font-size: 1.6rem;
  line-height: 1.2;
`;

const Words = styled.span`
  display: block;
  min-width: 0;
  max-width: 100%;
  hyphens: auto;
`;

const Title = styled.span<{ $isTile: boolean }>`
  display: block;
  ${({ $isTile }) => ($isTile ? 'font-size: 0.8rem; line-height: 1.25;' : 'font-weight: 650; line-height: 1.4;')}
`;

const Text = styled.span`
  display: block;
  ${text.small}
  font-weight: 400;
  color: ${color.muted};
  :checked ~ * > & {
    color: inherit;
  }
  ${media.forced} {
    color: inherit;
  }
`;
