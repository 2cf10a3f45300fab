import { LANGUAGES, LOCALES } from '@spire/domain/languages';
import { columnStyle, helpStyle, topStyle, waitStyle } from './frame.ts';
import { ground, systemFonts } from './ground.ts';
import { LOGO, logoStyle } from './logoDrawing.ts';
import { themeSheet } from './themes.ts';

/** After so long without the app, the page says what to do about it (A38). It needs no script for that. */
const LATE_AFTER = '10s';

const otherLanguages = LANGUAGES.map(
  (language) => `:root[data-language='${language}'] #opening [lang]:not([lang='${LOCALES[language]}'])`,
).join(',');

/**
 * The style sheet of the page that comes with the HTML, before any script has run: the app's ground, themes and header,
 * from where the app has them. Around it `shell/index.html` has the words, in `#opening`.
 */
export function firstPaintStyle(): string {
  const sheet = `
    ${themeSheet(['background', 'ink', 'muted', 'primary'])}
    ${ground}
    #opening { font-family: ${systemFonts}; }
    #opening header { ${columnStyle} ${topStyle} }
    #opening header div { display: flex; align-items: center; }
    #opening header div::after { content: '\\a0'; ${helpStyle} padding-inline: 0; border-inline: 0; }
    #opening header span { ${logoStyle} }
    #opening svg { display: block; width: ${LOGO.size}; height: ${LOGO.size}; }
    #opening main { ${columnStyle} }
    #opening [role] { position: relative; ${waitStyle} }
    #opening p { margin: 0; }
    #opening a { color: inherit; }
    ${otherLanguages} { display: none; }
    #soon { animation: gone 0s ${LATE_AFTER} forwards; }
    #late { position: absolute; top: 0; visibility: hidden; animation: come 0s ${LATE_AFTER} forwards; }
    @keyframes gone { to { visibility: hidden; } }
    @keyframes come { to { visibility: visible; } }
    @media (scripting: none) { #opening main { display: none; } }`;
  return sheet
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) /g, '$1')
    .trim();
}

const attributeName = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** The logo as HTML, for where there is no React yet. */
export function logoMarkup(): string {
  const paths = LOGO.paths.map((path) => {
    const attributes = Object.entries(path).map(([name, value]) => `${attributeName(name)}="${value}"`);
    return `<path ${attributes.join(' ')}/>`;
  });
  return `<svg viewBox="${LOGO.viewBox}" aria-hidden="true" fill="none">${paths.join('')}</svg>${LOGO.name}`;
}
