import { color, gutter, media, space, touch } from './tokens.ts';

/** 34 rem on a phone or tablet; from 900 px room for two columns. */
export const columnStyle = `
  max-width: 34rem;
  margin-inline: auto;
  padding-inline: max(${gutter}, env(safe-area-inset-left, 0px)) max(${gutter}, env(safe-area-inset-right, 0px));
  ${media.wide} {
    max-width: 70rem;
    padding-inline: ${space(10)};
  }
`;

/** The room above and below the header. */
export const topStyle = `
  padding-block: calc(${space(3)} + env(safe-area-inset-top, 0px)) ${space(4)};
  ${media.wide} {
    padding-block: ${space(4)} ${space(6)};
  }
`;

/** Where words of waiting stand, in place of what they wait for. */
export const waitStyle = `
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${space(1)};
  min-height: 6rem;
  color: ${color.muted};
`;

/** The size of the link to help: with a line of words in it, it gives the header its height. */
export const helpStyle = `
  min-height: ${touch.least};
  padding: ${space(2)} ${space(4)};
  border: 1.5px solid transparent;
  line-height: 1.3;
`;
