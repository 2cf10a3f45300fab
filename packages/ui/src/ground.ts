import { TEXT_SIZES } from '@spire/domain/appearance';
import { color } from './tokens.ts';

/** The device's own typefaces, until ours has come and for letters that it lacks. */
export const systemFonts = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/**
 * The base of a page before it has any parts: sizes, base font size, colours of ground and text. Text, because it is
 * in the page before any script has run (`firstPaint.ts`) and afterwards in `GlobalStyle`, and must be the same in both.
 */
export const ground = `
  :root { --text-size: 1; --base: 106.25%; --gutter: 20px; }
  :root[data-calm='true'] { --base: 118.75%; }
  ${TEXT_SIZES.slice(1)
    .map((size) => `:root[data-text-size='${size}'] { --text-size: ${size / 100}; }`)
    .join('\n  ')}

  *, *::before, *::after { box-sizing: border-box; }

  html {
    font-size: calc(var(--base) * var(--text-size));
    line-height: 1.55;
    background: ${color.background};
    color: ${color.ink};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    overflow-wrap: break-word;
  }
  body { margin: 0; min-height: 100dvh; }
`;
