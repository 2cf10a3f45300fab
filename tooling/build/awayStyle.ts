import { columnStyle, helpStyle, topStyle } from '../../packages/ui/src/frame.ts';
import { ground, systemFonts } from '../../packages/ui/src/ground.ts';
import { LOGO, logoStyle } from '../../packages/ui/src/logoDrawing.ts';
import { themeSheet } from '../../packages/ui/src/themes.ts';
import { color, media, radius, space, text, touch } from '../../packages/ui/src/tokens.ts';

/** The style sheet of the page that the worker has for who lost the network before the app was here. */
export function awayStyle(): string {
  const sheet = `
    ${themeSheet(['background', 'surface', 'ink', 'muted', 'primary', 'onPrimary', 'hairline', 'focus'])}
    ${ground}
    body { font-family: ${systemFonts}; }
    header { ${columnStyle} ${topStyle} }
    header span { ${logoStyle} ${helpStyle} padding-inline: 0; }
    svg { display: block; width: ${LOGO.size}; height: ${LOGO.size}; }
    main { ${columnStyle} padding-bottom: ${space(10)}; }
    section + section { margin-top: ${space(10)}; }
    h1 { margin: 0 0 ${space(3)}; ${text.title} }
    h2 { margin: ${space(8)} 0 ${space(3)}; ${text.heading} }
    p { margin: 0 0 ${space(5)}; color: ${color.muted}; }
    a { color: inherit; text-decoration: none; }
    a:focus-visible { outline: 3px solid ${color.focus}; outline-offset: 2px; }
    .retry {
      display: flex; align-items: center; justify-content: center; min-height: ${touch.button};
      padding: ${space(2)} ${space(6)}; border: 1.5px solid transparent; border-radius: ${radius.control};
      background: ${color.primary}; color: ${color.onPrimary}; font-weight: 650;
    }
    ul {
      margin: 0; padding: 0 ${space(4)}; list-style: none; max-width: 34rem;
      border: 1px solid ${color.hairline}; border-radius: ${radius.card}; background: ${color.surface};
    }
    li + li { border-top: 1px solid ${color.hairline}; }
    li a { display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${space(4)}; padding-block: ${space(3)}; }
    strong { flex: 0 0 8.5rem; white-space: nowrap; color: ${color.primary}; font-size: 1.2rem; text-decoration: underline; }
    li span { flex: 1 1 10rem; }
    small { color: ${color.muted}; font-size: 0.88rem; }
    ${media.wide} { .retry { max-width: 20rem; } }`;
  return sheet
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) /g, '$1')
    .trim();
}
