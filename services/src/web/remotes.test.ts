import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRemotes } from './remotes.ts';

const TOOLS = {
  contract: 2,
  name: 'mf-tools',
  pages: [{ id: 'tools', path: '/tools', access: 'signed-in', title: { no: 'Verktøy', en: 'Tools' } }],
  cards: [],
  shortcuts: [],
};
const manifest = JSON.stringify(TOOLS);

let root = '';
let told: string[] = [];

const open = () =>
  createRemotes({
    builtFolder: root,
    onRefusal: ({ reason }) => void told.push(reason),
    onFault: (reason) => void told.push(reason),
  });

function build(name: string, files: Record<string, string>): void {
  const dist = path.join(root, name, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(dist, file), content);
}

beforeEach(() => {
  told = [];
  root = mkdtempSync(path.join(tmpdir(), 'spire-remotes-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('every script of a built remote has its hash, and what it asks; one that is not built is left out', async () => {
  build('mf-tools', {
    'remoteEntry.js': 'entry',
    'manifest.json': manifest,
    'page.js': 'page',
    'picture.svg': '<svg/>',
    'operations.json': '{}',
  });
  const { remotes } = await open().registry();
  expect(Object.keys(remotes)).toEqual(['mf-tools']);
  expect(remotes['mf-tools']?.manifest).toEqual(TOOLS);
  const { version, base, entry, integrity } = remotes['mf-tools'] ?? { integrity: {} };
  expect(base).toBe(`/remotes/mf-tools/${version ?? ''}/`);
  expect(entry).toBe('remoteEntry.js');
  expect(integrity).toEqual({
    'operations.json': `sha256-${createHash('sha256').update('{}').digest('base64')}`,
    'page.js': `sha256-${createHash('sha256').update('page').digest('base64')}`,
    'remoteEntry.js': `sha256-${createHash('sha256').update('entry').digest('base64')}`,
  });
});

test('compressed copies make no other version', async () => {
  build('mf-tools', { 'remoteEntry.js': 'entry', 'manifest.json': manifest });
  const before = await open().registry();
  build('mf-tools', { 'remoteEntry.js': 'entry', 'manifest.json': manifest, 'remoteEntry.js.br': 'packed' });
  expect(await open().registry()).toEqual(before);
});

test('the same files have the same version, other files another', async () => {
  const versionOf = async () => (await open().registry()).remotes['mf-tools']?.version;
  build('mf-tools', { 'remoteEntry.js': 'entry', 'manifest.json': manifest, 'page.js': 'one' });
  const first = await versionOf();
  build('mf-tools', { 'remoteEntry.js': 'entry', 'manifest.json': manifest, 'page.js': 'two' });
  const second = await versionOf();
  build('mf-tools', { 'remoteEntry.js': 'entry', 'manifest.json': manifest, 'page.js': 'one' });
  expect(second).not.toBe(first);
  expect(await versionOf()).toBe(first);
});

test('a file is found under its own version only, and never outside the build', async () => {
  build('mf-tools', { 'remoteEntry.js': 'entry', 'manifest.json': manifest });
  const remotes = open();
  const version = (await remotes.registry()).remotes['mf-tools']?.version ?? '';
  expect(remotes.file('mf-tools', version, 'remoteEntry.js')).toBe(path.join(root, 'mf-tools/dist/remoteEntry.js'));
  expect(remotes.file('mf-tools', '000000000000', 'remoteEntry.js')).toBeUndefined();
  expect(remotes.file('mf-tools', version, '../package.json')).toBeUndefined();
  expect(remotes.file('shell', version, 'remoteEntry.js')).toBeUndefined();
});

test('a new build is served without a restart', async () => {
  build('mf-tools', { 'remoteEntry.js': 'entry', 'manifest.json': manifest });
  const remotes = open();
  const before = (await remotes.registry()).remotes['mf-tools']?.version;
  build('mf-tools', { 'remoteEntry.js': 'another entry', 'manifest.json': manifest });
  expect((await remotes.registry()).remotes['mf-tools']?.version).not.toBe(before);
});

test('a remote published beside a running server is in the next registry', async () => {
  const remotes = open();
  expect((await remotes.registry()).remotes).toEqual({});
  build('mf-tools', { 'remoteEntry.js': 'entry', 'manifest.json': manifest });
  expect(Object.keys((await remotes.registry()).remotes)).toEqual(['mf-tools']);
});

describe('a manifest that the app cannot take', () => {
  test.each([
    ['missing', undefined, 'manifest.json is missing'],
    ['truncated', manifest.slice(0, -20), 'manifest.json is not JSON'],
    ['HTML', '<!doctype html><title>Spire</title>', 'manifest.json is not JSON'],
    ['a megabyte', `"${'x'.repeat(1_000_000)}"`, 'manifest.json is too long'],
    ['of another contract', JSON.stringify({ ...TOOLS, contract: 9 }), 'contract 9 is unknown'],
    ['at a path of the shell', manifest.replace('/tools', '/home'), 'the path /home belongs to shell'],
    ['with script in a title', manifest.replace('Tools', '</script><script>'), 'pages[0].title.en'],
  ])('%s costs its remote alone, with the reason', async (_, text, reason) => {
    const other = manifest.replaceAll('tools', 'garden');
    build('mf-garden', { 'remoteEntry.js': 'entry', 'manifest.json': other });
    build('mf-tools', { 'remoteEntry.js': 'entry', ...(text === undefined ? {} : { 'manifest.json': text }) });
    const { remotes, refused } = await open().registry();
    expect(Object.keys(remotes)).toEqual(['mf-garden']);
    expect(refused).toEqual([{ name: 'mf-tools', reason: expect.stringContaining(reason) as string }]);
    expect(refused[0]?.reason).toMatch(/^mf-tools: /);
  });

  test('of two remotes with one path the later is left out', async () => {
    build('mf-garden', { 'remoteEntry.js': 'entry', 'manifest.json': manifest.replace('mf-tools', 'mf-garden') });
    build('mf-tools', { 'remoteEntry.js': 'entry', 'manifest.json': manifest });
    const { remotes, refused } = await open().registry();
    expect(Object.keys(remotes)).toEqual(['mf-garden']);
    expect(refused).toEqual([{ name: 'mf-tools', reason: 'mf-tools: the page tools belongs to mf-garden' }]);
  });

  test('is told once for each version, and forgotten once it is mended', async () => {
    build('mf-tools', { 'remoteEntry.js': 'entry' });
    const remotes = open();
    await remotes.registry();
    await remotes.registry();
    expect(told).toHaveLength(1);
    build('mf-tools', { 'remoteEntry.js': 'another entry' });
    await remotes.registry();
    expect(told).toHaveLength(2);
    build('mf-tools', { 'remoteEntry.js': 'entry', 'manifest.json': manifest });
    expect((await remotes.registry()).refused).toEqual([]);
  });

  test('is noticed where only the manifest was written anew', async () => {
    build('mf-tools', { 'remoteEntry.js': 'entry', 'manifest.json': manifest });
    const remotes = open();
    expect((await remotes.registry()).refused).toEqual([]);
    writeFileSync(path.join(root, 'mf-tools/dist/manifest.json'), 'broken');
    expect((await remotes.registry()).refused).toHaveLength(1);
  });
});
