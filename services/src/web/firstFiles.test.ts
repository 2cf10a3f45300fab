import type { AheadList } from '@spire/domain/aheadList';
import type { Language } from '@spire/domain/languages';
import type { RemoteEntry, RemoteRegistry } from '@spire/domain/remoteRegistry';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFirstFiles, readAheadList } from './firstFiles.ts';

const title = { no: 'Hage', en: 'Garden' };
const registry: RemoteRegistry = {
  format: 1,
  revision: 0,
  refused: [],
  remotes: {
    'mf-garden': {
      version: '1',
      base: '/remotes/mf-garden/1/',
      entry: 'remoteEntry.js',
      integrity: { 'remoteEntry.js': 'sha256-entry', 'page.js': 'sha256-page', 'no.js': 'sha256-no' },
      manifest: {
        contract: 2,
        name: 'mf-garden',
        pages: [
          { id: 'garden', path: '/garden', access: 'signed-in', title },
          { id: 'gate', path: '/gate', access: 'anyone', title },
        ],
        cards: [{ id: 'flower', place: 'home.main', order: 10 }],
        shortcuts: [],
      },
    },
  },
};
const ahead: AheadList = {
  words: { no: ['words-no.js'], en: ['words-en.js'] },
  places: {
    visitor: { files: ['visitor.js'], words: { no: ['visitor-no.js'], en: ['visitor-en.js'] } },
    'signed-in': { files: ['signed-in.js'] },
    remotes: { files: ['federation.js', 'data.js'] },
    visit: { files: ['remote-visit.js', 'federation.js'] },
    home: { files: ['home.js'] },
  },
  shared: { '@spire/ui/Scene': ['ui-scene.js'], '@spire/client': ['data.js'] },
};
const shell = { ahead, hashes: new Map([['signed-in.js', 'sha256-signed-in']]) };
const garden: AheadList = {
  words: { no: ['no.js'], en: ['en.js'] },
  places: {
    'page garden': { files: ['page.js'], shared: ['@spire/ui/Scene', '@spire/client', 'react'] },
    'page gate': { files: ['gate.js'] },
    'card flower': { files: ['card.js'] },
  },
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'spire-ahead-'));
  writeFileSync(path.join(folder, 'ahead.json'), JSON.stringify(garden));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (pathname: string, cookies?: string, language?: Language) =>
  createFirstFiles((_name, _version, file) => path.join(folder, file))(shell, registry, {
    ...{ pathname, cookies, language },
  }).map(({ href }) => href);
const SIGNED_IN = 'spire.signed-in=yes';

test('a visitor needs the login screen and its words, whatever the path', () => {
  expect(at('/auth')).toEqual(['/words-no.js', '/visitor.js', '/visitor-no.js']);
  expect(at('/garden', 'spire.signed-in=maybe')).toEqual(at('/auth'));
});

test('a page that is open to anyone comes with the remote it is of, without the app, and without login', () => {
  expect(at('/gate').slice(0, 3)).toEqual(at('/auth'));
  expect(at('/gate', undefined, 'no')).toEqual([
    '/words-no.js',
    '/remote-visit.js',
    '/federation.js',
    '/remotes/mf-garden/1/remoteEntry.js',
    '/remotes/mf-garden/1/no.js',
    '/remotes/mf-garden/1/gate.js',
  ]);
});

test('who was signed in needs the app, the remote of the page, and what that finds with the shell, each once', () => {
  expect(at('/garden', SIGNED_IN)).toEqual([
    '/words-no.js',
    '/signed-in.js',
    '/federation.js',
    '/data.js',
    '/ui-scene.js',
    '/remotes/mf-garden/1/remoteEntry.js',
    '/remotes/mf-garden/1/no.js',
    '/remotes/mf-garden/1/page.js',
  ]);
  expect(at('/help', SIGNED_IN)).toEqual(['/words-no.js', '/signed-in.js']);
});

test('Home needs the cards of every remote', () => {
  expect(at('/', SIGNED_IN)).toContain('/remotes/mf-garden/1/card.js');
  expect(at('/', SIGNED_IN)).toContain('/home.js');
});

test('on Home the shell comes before all cards, and what stands first before what stands beside it', () => {
  const one = registry.remotes['mf-garden'] as RemoteEntry;
  const tree = { id: 'tree', place: 'home.aside', order: 1 } as const;
  const aside = { ...one, base: '/aside/', manifest: { ...one.manifest, name: 'mf-aside', pages: [], cards: [tree] } };
  const firstFiles = createFirstFiles((_name, _version, file) => path.join(folder, file));
  const both = { ...registry, remotes: { 'mf-aside': aside, 'mf-garden': one } };
  const files = firstFiles(shell, both, { pathname: '/', cookies: SIGNED_IN });
  const later = files.filter(({ isLater }) => isLater === true).map(({ href }) => href);
  expect(later.map((href) => href.startsWith('/aside/'))).toEqual([false, false, false, true, true]);
  expect(files.filter(({ isLater }) => isLater === undefined).map(({ href }) => href)).toContain('/signed-in.js');
});

test('a file is asked for with its hash, in the language chosen', () => {
  const firstFiles = createFirstFiles((_name, _version, file) => path.join(folder, file));
  const files = firstFiles(shell, registry, { pathname: '/garden', cookies: SIGNED_IN, language: 'en' });
  expect(files).toContainEqual({ href: '/remotes/mf-garden/1/page.js', integrity: 'sha256-page' });
  expect(files).toContainEqual({ href: '/signed-in.js', integrity: 'sha256-signed-in' });
  expect(files.map(({ href }) => href)).toContain('/words-en.js');
});

test('a build without a list names nothing of its own', () => {
  const bare = { ahead: readAheadList(undefined), hashes: new Map<string, string>() };
  expect(createFirstFiles(() => undefined)(bare, registry, { pathname: '/', cookies: '' })).toEqual([]);
});

test.each([['{'], ['null'], ['{"words":{"no":[],"en":[]},"places":{"page garden":{"files":["x.js\\"><script>"]}}}']])(
  'a remote’s list that is none, %s, costs nobody the page',
  (content) => {
    writeFileSync(path.join(folder, 'ahead.json'), content);
    expect(at('/garden', SIGNED_IN)).toEqual([
      '/words-no.js',
      '/signed-in.js',
      '/federation.js',
      '/data.js',
      '/remotes/mf-garden/1/remoteEntry.js',
    ]);
  },
);
