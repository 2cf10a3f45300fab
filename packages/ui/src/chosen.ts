import { css } from 'styled-components';
import { color, media, motion } from './tokens.ts';

/** The ground of something that can be chosen: idle it is sunk. */
export const choosable = css`
  border: 1.5px solid ${color.hairline};
  background: ${color.sunk};
  color: ${color.ink};
  cursor: pointer;
  transition:
    background ${motion.quick},
    border-color ${motion.quick};
  &:hover {
    border-color: ${color.edge};
  }
  ${media.forced} {
    border-color: ButtonBorder;
  }
`;

/** Words that become heavier when chosen, with room kept for that, so that nothing beside them moves. Needs `data-words`. */
export const steadyWords = css`
  display: inline-block;
  min-width: 0;
  text-align: center;
  &::after {
    content: attr(data-words);
    display: block;
    height: 0;
    overflow: hidden;
    visibility: hidden;
    font-weight: 650;
  }
`;

/** Chosen: an edge and a heavier word besides the colour, so that colour never stands alone. */
export const chosen = css`
  border-color: ${color.primary};
  background: ${color.primarySoft};
  color: ${color.ink};
  font-weight: 650;
  box-shadow: inset 0 0 0 0.5px ${color.primary};
  ${media.forced} {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
  }
`;
