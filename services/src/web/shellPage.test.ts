import type { ChosenLook } from './chosenLook.ts';
import { dataBlock, looksLikeFile, shellPage } from './shellPage.ts';

const config = {
  supabaseUrl: 'http://localhost:4000',
  supabaseAnonKey: "</script><script>alert('$&')</script>",
  graphqlUrl: '',
  apiUrl: '',
  registryUrl: '',
  inboxUrl: null,
  diagnostics: false,
  facts: { host: '</script>' },
};

test('the page carries configuration and registry, readable as they were', () => {
  const page = shellPage('<head><!--spire:data--></head>', {
    config,
    registry: { format: 1, revision: 0, remotes: {}, refused: [] },
  });
  const blocks = [...page.matchAll(/<script type="application\/json" id="(.*?)">(.*?)<\/script>/g)];
  expect(blocks.map(([, id]) => id)).toEqual(['spire-config', 'spire-registry']);
  expect(JSON.parse(blocks[0]?.[2] ?? '')).toEqual(config);
});

const hash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

test('of each remote it carries the hash of the entry alone, and no version to fall back to', () => {
  const version = {
    version: '1',
    base: '/r/',
    entry: 'remoteEntry.js',
    integrity: { 'remoteEntry.js': hash, 'x.js': hash },
  };
  const manifest = { contract: 2, name: 'mf-x', pages: [], cards: [], shortcuts: [] } as const;
  const registry = {
    format: 1,
    revision: 0,
    remotes: { 'mf-x': { ...version, manifest, previous: version } },
    refused: [],
  } as const;
  const page = shellPage('<head><!--spire:data--></head>', { config, registry });
  const block = /id="spire-registry">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(block)).toEqual({
    format: 1,
    revision: 0,
    remotes: { 'mf-x': { ...version, manifest, integrity: { 'remoteEntry.js': hash } } },
    refused: [],
  });
});

test('it names what the first screen needs, after its own script and as each will be asked for', () => {
  const first = [{ href: '/words.js' }, { href: '/remotes/x.js', integrity: hash, isLater: true }];
  const template = '<head><!--spire:data--><script defer src="/main.js"></script></head>';
  const page = shellPage(template, { config, registry: { format: 1, revision: 0, remotes: {}, refused: [] }, first });
  expect(page.slice(page.indexOf('/main.js'))).toBe(
    `/main.js"></script><link rel="preload" as="script" fetchpriority="low" href="/words.js">` +
      `<link rel="later" as="script" fetchpriority="low" href="/remotes/x.js" integrity="${hash}" crossorigin></head>`,
  );
});

const root = (chosen: ChosenLook) =>
  /<html[^>]*>/.exec(
    shellPage('<html lang="nb"><head></head>', {
      config,
      registry: { format: 1, revision: 0, remotes: {}, refused: [] },
      chosen,
    }),
  )?.[0];

test('the page begins as it was chosen, and untouched where nothing was', () => {
  expect(root({})).toBe('<html lang="nb">');
  expect(root({ language: 'en' })).toBe('<html lang="en" data-language="en">');
  expect(root({ appearance: { theme: 'dark', isCalm: true, textSize: 125 } })).toBe(
    '<html lang="nb" data-theme="dark" data-calm="true" data-text-size="125">',
  );
});

test('nothing in the data ends its block or begins another', () => {
  const block = dataBlock('x', { text: '</script><!--<script>\u2028&' });
  expect(block.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
});

test('a refused title cannot leave the registry it is told in', () => {
  const refused = [{ name: 'mf-x', reason: 'title </script><script>alert(1)</script>' }];
  const page = shellPage('<head><!--spire:data--></head>', {
    config,
    registry: { format: 1, revision: 0, remotes: {}, refused },
  });
  expect(page.match(/<script/g)).toHaveLength(2);
  expect(page.match(/<\/script>/g)).toHaveLength(2);
});

test.each([
  ['/favicon.ico', true],
  ['/assets/font.3f2a.woff2', true],
  ['/.env', true],
  ['/', false],
  ['/verktoy', false],
  ['/checkin/', false],
  ['/v1.5/notes', false],
])('%s names a file: %s', (pathname, isFile) => {
  expect(looksLikeFile(pathname)).toBe(isFile);
});
