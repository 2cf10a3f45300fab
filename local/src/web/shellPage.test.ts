import { dataBlock, looksLikeFile, shellPage } from './shellPage.ts';

const config = {
  supabaseUrl: 'http://localhost:4000',
  supabaseAnonKey: "</script><script>alert('$&')</script>",
  graphqlUrl: '',
  apiUrl: '',
  registryUrl: '',
  inboxUrl: null,
  diagnostics: false,
};

test('the page carries configuration and registry, readable as they were', () => {
  const page = shellPage('<head><!--spire:data--></head>', { config, registry: { remotes: {} } });
  const blocks = [...page.matchAll(/<script type="application\/json" id="(.*?)">(.*?)<\/script>/g)];
  expect(blocks.map(([, id]) => id)).toEqual(['spire-config', 'spire-registry']);
  expect(JSON.parse(blocks[0]?.[2] ?? '')).toEqual(config);
});

test('nothing in the data ends its block or begins another', () => {
  const block = dataBlock('x', { text: '</script><!--<script>\u2028&' });
  expect(block.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
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
