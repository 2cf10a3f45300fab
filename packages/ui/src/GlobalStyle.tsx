import { createGlobalStyle } from 'styled-components';
import { fontFaces, fontFamily } from './fonts.ts';
import { ground } from './ground.ts';
import { themeSheet } from './themes.ts';
import { color, media } from './tokens.ts';

const themes = themeSheet();

/**
 * The page's ground: typeface, themes, base size, focus ring, and stillness where it is wished for. Rendered once, by
 * the shell or by a page that stands alone. `data-theme`, `data-calm` and `data-text-size` on `<html>` steer it (A5–A9, A33).
 */
export const GlobalStyle = createGlobalStyle`
  ${fontFaces}
  ${themes}

  ${ground}

  :root {
    --quick: 160ms ease-out;
    --bar: calc(max(64px, 44px + 1rem) + env(safe-area-inset-bottom, 0px));
  }
  :root:is([data-calm='true'], [data-still]) { --quick: 0s; }
  @media (prefers-reduced-motion: reduce) { :root { --quick: 0s; } }

  html {
    font-family: ${fontFamily};
    font-variant-numeric: tabular-nums;
    font-synthesis: none;
    -webkit-tap-highlight-color: transparent;
    scroll-padding-block: 24px calc(var(--bar) + 24px);
  }
  ${media.wide} { html { scroll-padding-block-end: 32px; } }

  h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset, legend { margin: 0; padding: 0; }
  fieldset { border: 0; min-width: 0; }
  ul, ol { list-style: none; }
  h1, h2, h3, legend { font-weight: 650; text-wrap: balance; }
  p { text-wrap: pretty; }
  svg, img { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button, select, label, summary { touch-action: manipulation; }
  a { color: ${color.primary}; text-underline-offset: 0.2em; text-decoration-thickness: 0.08em; }
  strong { font-weight: 650; }
  hr { border: 0; border-top: 1px solid ${color.hairline}; margin: 0; }
  [hidden] { display: none; }

  /* Below a short wait nothing shows yet: it would move from under a finger, and before eyes that bear no movement. */
  main :is([data-holds='true'], :has([data-holds='true'])) ~ :not(:focus-within) { visibility: hidden; }

  :focus-visible { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  h1:focus { outline: none; }
  ::selection { background: ${color.primarySoft}; color: ${color.ink}; }

  :root:is([data-calm='true'], [data-still]) :is(*, *::before, *::after) {
    animation: none !important; transition: none !important; scroll-behavior: auto !important;
  }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }
`;
