import type { BrowserConfig, RemoteRegistry } from '@spire/domain/servicePaths';

/** Where the template wants the data that the app would otherwise have to ask for. */
const PLACE = '<!--spire:data-->';

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

/** The page of the app, with configuration and registry in it so that the app asks for neither. */
export function shellPage(
  template: string,
  { config, registry, scripts = [] }: { config: BrowserConfig; registry: RemoteRegistry; scripts?: readonly string[] },
): string {
  const blocks = [
    dataBlock('spire-config', config),
    dataBlock('spire-registry', registry),
    ...scripts.map((source) => `<script defer src="${source}"></script>`),
  ];
  // A function, because `$&` and the like in the data would be read as patterns.
  return template.replace(PLACE, () => blocks.join(''));
}

/** Whether a path names a file rather than a page: a missing file is an error, a page may be one of the app's. */
export function looksLikeFile(pathname: string): boolean {
  return /\.[a-z0-9]{1,12}$/i.test(pathname.slice(pathname.lastIndexOf('/') + 1));
}
