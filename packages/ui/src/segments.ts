import { css } from 'styled-components';
import { color, media, motion, space, text, touch } from './tokens.ts';

/** The trough in which a few choices lie side by side; they wrap when the words are long. */
export const segments = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  padding: 4px;
  border-radius: 20px;
  background: ${color.sunk};
  ${media.forced} {
    border: 1px solid ButtonBorder;
  }
`;

/** One of them: a `role="tab"` button, or a label around a radio. */
export const segment = css`
  position: relative;
  flex: 1 1 auto;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: calc(${touch.least} + 4px);
  padding: ${space(1)} ${space(3)};
  border: 1.5px solid transparent;
  border-radius: 16px;
  background: transparent;
  color: ${color.muted};
  ${text.body}
  line-height: 1.3;
  text-align: center;
  cursor: pointer;
  transition: background ${motion.quick};
  &:hover {
    color: ${color.ink};
  }
  &[aria-selected='true'],
  &:has(:checked) {
    border-color: ${color.primary};
    background: ${color.surface};
    color: ${color.primary};
    font-weight: 650;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  ${media.forced} {
    &[aria-selected='true'],
    &:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
