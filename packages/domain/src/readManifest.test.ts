import { MANIFEST_LIMIT, readManifest } from './readManifest.ts';
import type { RemoteManifest } from './remoteManifest.ts';

const words = { no: 'Hage', en: 'Garden' };
const page = { id: 'garden', path: '/garden', access: 'signed-in', title: words } as const;
const manifest = {
  contract: 2,
  name: 'mf-garden',
  pages: [
    { ...page, aliases: ['/hage'], navigation: { label: words, icon: ['M5 12h14', 'm12 5 7 7-7 7'], order: 150 } },
    { ...page, id: 'gardenShed', path: '/garden/shed-2', access: 'anyone' },
  ],
  cards: [{ id: 'garden', place: 'home.aside', order: 150, when: ['notCalm'] }],
  shortcuts: [{ id: 'water', page: 'garden', label: words, look: 'secondary', place: 'home.main', order: 250 }],
} as const satisfies RemoteManifest;

const reasonOf = (value: unknown) => {
  const reading = readManifest(value, 'mf-garden');
  return reading.kind === 'refused' ? reading.reason : undefined;
};
const withPage = (change: object) => ({ ...manifest, pages: [{ ...page, ...change }, ...manifest.pages.slice(1)] });
const withIcon = (icon: unknown) => withPage({ navigation: { label: words, icon, order: 1 } });

test('a manifest is read as it stands, with fields that a newer remote may bring', () => {
  const newer = { ...manifest, colour: 'green' };
  expect(readManifest(newer, 'mf-garden')).toEqual({ kind: 'manifest', manifest: newer });
});

test.each([undefined, null, 'text', 7, true])('%p is no manifest', (value) => {
  expect(reasonOf(value)).toBe('mf-garden: its manifest is missing or no object');
});

test('an unknown contract is named, whatever else the manifest holds', () => {
  for (const contract of [1, 3, '2', undefined])
    expect(reasonOf({ contract })).toContain(`contract ${JSON.stringify(contract)} is unknown`);
});

test('a remote speaks for itself alone, and goes by a remote’s name', () => {
  expect(reasonOf({ ...manifest, name: 'mf-tools' })).toContain('name');
  expect(readManifest({ ...manifest, name: 'shell' }, 'shell').kind).toBe('refused');
});

test.each([
  ['pages', { ...manifest, pages: undefined }],
  ['pages', { ...manifest, pages: { 0: page } }],
  ['pages[0]', { ...manifest, pages: [null] }],
  ['pages[0].id', withPage({ id: 'g' })],
  ['pages[0].id', withPage({ id: 'two words' })],
  ['pages[0].id', withPage({ id: 7 })],
  ['pages[0].path', withPage({ path: undefined })],
  ['pages[0].aliases', withPage({ aliases: '/hage' })],
  ['pages[0].aliases[0]', withPage({ aliases: ['/Hage'] })],
  ['pages[0].access', withPage({ access: 'signed-out' })],
  ['pages[0].title', withPage({ title: 'Garden' })],
  ['pages[0].title.en', withPage({ title: { no: 'Hage' } })],
  ['pages[0].navigation.order', withPage({ navigation: { label: words, icon: [], order: '1' } })],
  ['pages[0].navigation.order', withPage({ navigation: { label: words, icon: [], order: null } })],
  ['pages[0].navigation.icon', withIcon('M0 0')],
  ['pages[0].navigation.icon', withIcon(Array.from({ length: 9 }, () => 'M0 0'))],
  ['cards[0].place', { ...manifest, cards: [{ id: 'garden', place: 'top', order: 1 }] }],
  ['cards[0].when[0]', { ...manifest, cards: [{ ...manifest.cards[0], when: ['a day'] }] }],
  ['shortcuts[0].look', { ...manifest, shortcuts: [{ ...manifest.shortcuts[0], look: 'danger' }] }],
])('%s is named when it is wrong', (field, value) => {
  expect(reasonOf(value)).toMatch(new RegExp(`^mf-garden: manifest\\.${field.replaceAll(/[[\].]/g, '\\$&')} `));
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/',
  '/a//b',
  '/garden/',
  '/Garden',
  '/../home',
  '/a b',
  '/a?b',
  '/a.js',
  '/gård',
  'garden',
])('%p is no path for a page', (path) => {
  expect(reasonOf(withPage({ path }))).toContain('pages[0].path is not a plain lower-case path');
});

test.each(['/graphql', '/api/garden', '/remotes/x', '/auth/v1/garden', '/inbox'])(
  'a page at %p would be answered by a service',
  (path) => {
    expect(reasonOf(withPage({ path }))).toContain('where a service answers');
  },
);

test('a path that only begins like a service’s is as good as any', () => {
  for (const path of ['/graphql-garden', '/apiary']) expect(reasonOf(withPage({ path }))).toBeUndefined();
});

test.each([
  '</script><script>alert(1)</script>',
  '<b>Garden</b>',
  'Gar\u0000den',
  'Gar\u202Eden',
  '\u2028',
  ' ',
  '',
  'x'.repeat(61),
])('%p is no text to show', (text) => {
  expect(reasonOf(withPage({ title: { no: 'Hage', en: text } }))).toContain('pages[0].title.en is not a plain text');
});

test.each(['', 'garden', 'M0 0"/><script>', 'url(https://evil.example)', `M${'1 '.repeat(300)}`])(
  '%p is no drawing',
  (line) => {
    expect(reasonOf(withIcon([line]))).toContain('navigation.icon[0] is not SVG path data');
  },
);

test('what there can be only one of is there once', () => {
  expect(reasonOf({ ...manifest, pages: [page, page], shortcuts: [] })).toBe(
    'mf-garden: the page garden is there twice',
  );
  expect(reasonOf(withPage({ aliases: ['/garden'] }))).toBe('mf-garden: the path /garden is there twice');
});

test('a shortcut leads to a page of its own remote', () => {
  const shortcuts = [{ ...manifest.shortcuts[0], page: 'tools' }];
  expect(reasonOf({ ...manifest, shortcuts })).toBe('mf-garden: shortcuts[0].page is no page of this remote');
});

test('neither many entries nor a long manifest get in', () => {
  const cards = Array.from({ length: 41 }, (_, index) => ({ id: `card${index}`, place: 'home.main', order: index }));
  expect(reasonOf({ ...manifest, cards })).toContain('manifest.cards has more than 40 entries');
  expect(reasonOf({ ...manifest, more: 'x'.repeat(MANIFEST_LIMIT) })).toContain('longer than');
});
