import { LATER } from '@spire/domain/aheadList';
import { DEFAULT_LANGUAGE, LOCALES } from '@spire/domain/languages';
import type { RemoteRegistry } from '@spire/domain/remoteRegistry';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import type { ChosenLook } from './chosenLook.ts';
import type { FirstFile } from './firstFiles.ts';

/** Where the template wants the data that the app would otherwise have to ask for. */
const PLACE = '<!--spire:data-->';

/** Where the template says in which language it is, and has nothing else. */
const ROOT = /<html lang="[a-z]*">/;

/** Characters that could end the element, or the line in old readers of JSON. */
const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** A JSON data block that nothing in the data can end; as data, the content security policy lets it pass. */
export function dataBlock(id: string, data: object): string {
  const json = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? '');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** The beginning of the page as chosen: nobody who asked for dark is shown a light page first. */
function rootElement({ appearance, language }: ChosenLook, untouched: string): string {
  if (appearance === undefined && language === undefined) return untouched;
  const attributes = [`lang="${LOCALES[language ?? DEFAULT_LANGUAGE]}"`];
  if (language !== undefined) attributes.push(`data-language="${language}"`);
  if (appearance !== undefined) {
    const { theme, isCalm, textSize } = appearance;
    attributes.push(`data-theme="${theme}"`, `data-calm="${isCalm}"`, `data-text-size="${textSize}"`);
  }
  return `<html ${attributes.join(' ')}>`;
}

/** The registry as a page needs it: of each remote the hash of its entry, which vouches for the files that it fetches. */
function entriesOf({ remotes, ...registry }: RemoteRegistry): object {
  const entries = Object.entries(remotes).map(([name, { previous, integrity, ...remote }]) => {
    const hash = integrity[remote.entry];
    return [name, { ...remote, integrity: hash === undefined ? {} : { [remote.entry]: hash } }] as const;
  });
  return { ...registry, remotes: Object.fromEntries(entries) };
}

/**
 * Asks for a script before anything wants it, in the very way in which it will be asked for, and behind the script that
 * runs first.
 */
function preload({ href, integrity, isLater = false }: FirstFile): string {
  const vouched = integrity === undefined ? '' : ` integrity="${integrity}" crossorigin`;
  return `<link rel="${isLater ? LATER : 'preload'}" as="script" fetchpriority="low" href="${href}"${vouched}>`;
}

interface PageContent {
  config: BrowserConfig;
  registry: RemoteRegistry;
  scripts?: readonly string[];
  chosen?: ChosenLook;
  /** The files that the first screen needs besides the script that the template begins with. */
  first?: readonly FirstFile[];
}

/** The page of the app, with configuration and registry in it so that the app asks for neither, and as it was chosen. */
export function shellPage(
  template: string,
  { config, registry, scripts = [], chosen = {}, first = [] }: PageContent,
): string {
  const blocks = [
    dataBlock('spire-config', config),
    dataBlock('spire-registry', entriesOf(registry)),
    ...scripts.map((source) => `<script defer src="${source}"></script>`),
  ];
  // Functions, because `$&` and the like in the data would be read as patterns.
  return template
    .replace(ROOT, (untouched) => rootElement(chosen, untouched))
    .replace(PLACE, () => blocks.join(''))
    .replace('</head>', (end) => first.map(preload).join('') + end);
}

/** Whether a path names a file rather than a page: a missing file is an error, a page may be one of the app's. */
export function looksLikeFile(pathname: string): boolean {
  return /\.[a-z0-9]{1,12}$/i.test(pathname.slice(pathname.lastIndexOf('/') + 1));
}
