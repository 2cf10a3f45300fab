import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRemotes } from './remotes.ts';

let root = '';

function build(name: string, files: Record<string, string>): void {
  const dist = path.join(root, name, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(dist, file), content);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'spire-remotes-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('every script of a built remote has its hash; one that is not built is left out', () => {
  build('mf-tools', { 'remoteEntry.js': 'entry', 'page.js': 'page', 'picture.svg': '<svg/>' });
  const { remotes } = createRemotes(root).registry();
  expect(Object.keys(remotes)).toEqual(['mf-tools']);
  const { version, base, entry, integrity } = remotes['mf-tools'] ?? { integrity: {} };
  expect(base).toBe(`/remotes/mf-tools/${version ?? ''}/`);
  expect(entry).toBe('remoteEntry.js');
  expect(integrity).toEqual({
    'page.js': `sha384-${createHash('sha384').update('page').digest('base64')}`,
    'remoteEntry.js': `sha384-${createHash('sha384').update('entry').digest('base64')}`,
  });
});

test('compressed copies make no other version', () => {
  build('mf-tools', { 'remoteEntry.js': 'entry' });
  const before = createRemotes(root).registry();
  build('mf-tools', { 'remoteEntry.js': 'entry', 'remoteEntry.js.br': 'packed' });
  expect(createRemotes(root).registry()).toEqual(before);
});

test('the same files have the same version, other files another', () => {
  const versionOf = () => createRemotes(root).registry().remotes['mf-tools']?.version;
  build('mf-tools', { 'remoteEntry.js': 'entry', 'page.js': 'one' });
  const first = versionOf();
  build('mf-tools', { 'remoteEntry.js': 'entry', 'page.js': 'two' });
  const second = versionOf();
  build('mf-tools', { 'remoteEntry.js': 'entry', 'page.js': 'one' });
  expect(second).not.toBe(first);
  expect(versionOf()).toBe(first);
});

test('a file is found under its own version only, and never outside the build', () => {
  build('mf-tools', { 'remoteEntry.js': 'entry' });
  const remotes = createRemotes(root);
  const version = remotes.registry().remotes['mf-tools']?.version ?? '';
  expect(remotes.file('mf-tools', version, 'remoteEntry.js')).toBe(path.join(root, 'mf-tools/dist/remoteEntry.js'));
  expect(remotes.file('mf-tools', '000000000000', 'remoteEntry.js')).toBeUndefined();
  expect(remotes.file('mf-tools', version, '../package.json')).toBeUndefined();
  expect(remotes.file('shell', version, 'remoteEntry.js')).toBeUndefined();
});

test('a new build is served without a restart', () => {
  build('mf-tools', { 'remoteEntry.js': 'entry' });
  const remotes = createRemotes(root);
  const before = remotes.registry().remotes['mf-tools']?.version;
  build('mf-tools', { 'remoteEntry.js': 'another entry' });
  expect(remotes.registry().remotes['mf-tools']?.version).not.toBe(before);
});
