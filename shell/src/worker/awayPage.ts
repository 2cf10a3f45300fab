import { helpNumbersFor } from '@spire/content/helpNumbers';
import { parseAppearance, type Appearance } from '@spire/domain/appearance';
import { COOKIES } from '@spire/domain/cookies';
import { escapeHtml } from '@spire/domain/escapeHtml';
import { DEFAULT_LANGUAGE, LANGUAGES, LOCALES, parseLanguage, type Language } from '@spire/domain/languages';
import en from './messages/en.ts';
import no from './messages/no.ts';

/** Written by the build: the style sheet of this page, and the logo as HTML. */
declare const AWAY_STYLE: string;
declare const LOGO_MARKUP: string;

const WORDS = { no, en };

/** How the person has chosen to see Spire; both languages where no choice is known. */
interface Chosen {
  language: Language | undefined;
  appearance: Appearance | undefined;
}

function numbersIn(language: Language): string {
  const rows = helpNumbersFor(language).map(
    ({ name, when, number, tel }) =>
      `<li><a href="tel:${tel}"><strong>${escapeHtml(number)}</strong><span>${escapeHtml(name[language])}<br>` +
      `<small>${escapeHtml(when[language])}</small></span></a></li>`,
  );
  return `<ul>${rows.join('')}</ul>`;
}

function wordsIn(language: Language): string {
  const { title, text, retry, numbers } = WORDS[language];
  return (
    `<section lang="${LOCALES[language]}"><h1>${title}</h1><p>${text}</p>` +
    `<a class="retry" href="">${retry}</a><h2>${numbers}</h2>${numbersIn(language)}</section>`
  );
}

/** The page for who has lost the network before the app was here: the help numbers, and the way to try again. */
function awayPage({ language, appearance }: Chosen): string {
  const look = appearance && {
    'data-theme': appearance.theme,
    'data-calm': appearance.isCalm,
    'data-text-size': appearance.textSize,
  };
  const attributes = Object.entries({ lang: LOCALES[language ?? DEFAULT_LANGUAGE], ...look });
  const languages = language === undefined ? LANGUAGES : [language];
  return (
    `<!doctype html><html ${attributes.map(([name, value]) => `${name}="${value}"`).join(' ')}><head>` +
    `<meta charset="utf-8"><title>Spire</title><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="color-scheme" content="light dark"><style>${AWAY_STYLE}</style></head><body>` +
    `<header><span>${LOGO_MARKUP}</span></header><main>${languages.map(wordsIn).join('')}</main></body></html>`
  );
}

interface Cookies {
  get: (name: string) => Promise<{ value?: string } | null>;
}

/** The pages' choices in cookies; none in browsers that let no worker read them. */
async function chosenHere(): Promise<Chosen> {
  const { cookieStore } = self as { cookieStore?: Cookies };
  const valueOf = async (name: string) => (await cookieStore?.get(name).catch(() => null))?.value;
  return {
    language: parseLanguage(await valueOf(COOKIES.language)),
    appearance: parseAppearance(await valueOf(COOKIES.look)),
  };
}

/** That page as an answer, which nobody keeps. */
export async function awayAnswer(): Promise<Response> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  };
  return new Response(awayPage(await chosenHere()), { headers });
}
