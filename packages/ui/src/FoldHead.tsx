import styled from 'styled-components';
import { color, gutter, motion, space, text, touch } from './tokens.ts';

/** The row that a card is while it is folded: a drawing, and a title with one line. */
export const FoldHead = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${touch.button};
  padding: ${space(1.5)} ${gutter};
  > svg {
    flex: none;
    color: ${color.primary};
  }
  > div {
    flex: 1;
    min-width: 0;
  }
`;

/** Its title; `Fold` stands within it. */
export const FoldTitle = styled.h2`
  ${text.heading}
`;

/** The sign at the end of the title, pointing down; for `LineDrawing`. */
export const FOLD_SIGN = ['m6 9 6 6 6-6'];

/** Opens and closes the card. The whole row is its target; the sign stands at its end. */
export const Fold = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    min-height: ${touch.least};
  }
  > svg {
    flex: none;
    transition: transform ${motion.quick};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

/** The content in one line, below the title. */
export const FoldLine = styled.p`
  ${text.small}
  min-height: 1.5em;
`;
