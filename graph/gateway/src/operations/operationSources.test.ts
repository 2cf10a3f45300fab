import { chmodSync, mkdtempSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readGatewayEnvironment } from '../environment.ts';
import { manifestOf, publish } from '../testing/manifests.ts';
import { MANIFEST_LIMITS } from './operationManifest.ts';
import { operationSources } from './operationSources.ts';
import type { OperationSource } from './publishedOperations.ts';

const OURS = '{ me { id } }';
const THEIRS = '{ me { email } }';

let root = '';
let folder = '';
let told: string[] = [];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'spire-operations-'));
  folder = path.join(root, 'published');
  publish(path.join(root, 'graph/operations.json'), manifestOf(OURS));
  publish(path.join(folder, 'readme.txt'), 'No manifest');
  told = [];
});
afterEach(() => rmSync(root, { recursive: true }));

/** The texts that stand in all sources now. */
async function look(sources: readonly OperationSource[]): Promise<string[]> {
  const found = await Promise.all(
    sources.map((source) =>
      source.look((place, problem) => void told.push(`${path.relative(root, place)}: ${String(problem)}`)),
    ),
  );
  return found.flat().flatMap((manifest) => Object.values(manifest));
}

test.each([
  ['a file', 'published/mf-new.json', 'published/mf-new.json'],
  ['a file in a folder', 'published/mf-new.json', 'published'],
  ['a folder of folders', 'published/mf-new/operations.json', 'published'],
  ['a folder of builds', 'published/mf-new/dist/operations.json', 'published'],
])('OPERATIONS names %s', async (_name, file, named) => {
  publish(path.join(root, file), manifestOf(THEIRS));
  await expect(look(operationSources(root, path.join(root, named)))).resolves.toEqual(['{me{id}}', '{me{email}}']);
  expect(told).toEqual([]);
});

test('a store of published remotes tells what every version asks, those of previews too; the oldest are left', async () => {
  const texts = Array.from({ length: 22 }, (_, at) => `query Q${at} { me { id } }`);
  for (const [at, text] of texts.entries()) {
    const version = path.join(folder, 'remotes/mf-new', `v${at}`);
    publish(path.join(version, 'operations.json'), manifestOf(text));
    utimesSync(version, at, at);
  }
  publish(path.join(folder, 'remotes.json'), '{}');
  const found = await look(operationSources(root, folder));
  expect(found.filter((text) => text.startsWith('query Q'))).toEqual(
    texts
      .slice(2)
      .reverse()
      .map((text) => text.replaceAll(' ', '').replace('query', 'query ')),
  );
  expect(told).toEqual([]);
});

test('without it, the remotes built in the project are read, and nothing else that lies there', async () => {
  publish(path.join(root, 'mf-new/dist/operations.json'), manifestOf(THEIRS));
  publish(path.join(root, 'other/dist/operations.json'), manifestOf('{ me { createdAt } }'));
  publish(path.join(root, 'mf-unbuilt/package.json'), '{}');
  await expect(look(operationSources(root))).resolves.toEqual(['{me{id}}', '{me{email}}']);
  expect(told).toEqual([]);
});

test('a folder may be a link to the version that counts', async () => {
  const sources = operationSources(root, folder);
  publish(path.join(root, 'releases/1/operations.json'), manifestOf(THEIRS));
  symlinkSync(path.join(root, 'releases/1'), path.join(folder, 'mf-new'));
  await expect(look(sources)).resolves.toContain('{me{email}}');
});

test.each([
  ['is truncated', manifestOf(THEIRS).slice(0, -9), 'JSON'],
  ['is empty', '', 'JSON'],
  ['is a page', '<!doctype html><title>Spire</title>', 'JSON'],
  ['is another file', '{"name":"@spire/mf-new"}', 'by their sha256'],
  ['is a list', '["{me{email}}"]', 'by their sha256'],
  ['has a hash that is not its own', manifestOf(THEIRS).replace('{me{email}}', '{me{id email}}'), 'not its own'],
  ['is larger than any', `${manifestOf(THEIRS)}${' '.repeat(MANIFEST_LIMITS.bytes)}`, 'longer'],
  [
    'has too many operations',
    manifestOf(...Array.from({ length: 301 }, (_, at) => `query a${at} { me { id } }`)),
    'more than 300',
  ],
])('a manifest that %s takes nothing away, of its own or of others', async (_name, content, reason) => {
  const sources = operationSources(root, folder);
  publish(path.join(folder, 'mf-wrong.json'), manifestOf(THEIRS));
  publish(path.join(folder, 'mf-well.json'), manifestOf('{ me { createdAt } }'));
  const before = await look(sources);
  expect(before).toHaveLength(3);
  publish(path.join(folder, 'mf-wrong.json'), content);
  expect((await look(sources)).toSorted()).toEqual(before.toSorted());
  expect(told).toEqual([expect.stringMatching(new RegExp(`published/mf-wrong\\.json: .*${reason}`))]);
  // It stays wrong without being read again, and is right as soon as it is another.
  await look(sources);
  expect(told.length).toBe(reason === 'longer' ? 2 : 1);
  publish(path.join(folder, 'mf-wrong.json'), manifestOf('{ me { id email } }'));
  await expect(look(sources)).resolves.toContain('{me{id email}}');
});

test('a file that has not changed is not read again', async () => {
  const file = path.join(folder, 'mf-new.json');
  publish(file, manifestOf(THEIRS));
  const sources = operationSources(root, folder);
  await look(sources);
  const { atimeNs } = statSync(file, { bigint: true });
  chmodSync(folder, 0o755);
  await look(sources);
  expect(statSync(file, { bigint: true }).atimeNs).toBe(atimeNs);
});

test('a folder that has gone leaves what was known from it', async () => {
  publish(path.join(folder, 'mf-new.json'), manifestOf(THEIRS));
  const sources = operationSources(root, folder);
  await look(sources);
  rmSync(folder, { recursive: true });
  await expect(look(sources)).resolves.toContain('{me{email}}');
  expect(told).toEqual([expect.stringMatching(/^published: .*ENOENT/)]);
});

test('no more of a folder is looked at than fits', async () => {
  for (let at = 0; at < 201; at += 1) writeFileSync(path.join(folder, `a${at}.txt`), '');
  await look(operationSources(root, folder));
  expect(told).toEqual([expect.stringContaining('first 200')]);
});

test('a gateway does not start without the shell’s manifest, or with a place that is not there', () => {
  expect(() => operationSources(root, path.join(root, 'none'))).toThrow('OPERATIONS');
  rmSync(path.join(root, 'graph'), { recursive: true });
  expect(() => operationSources(root)).toThrow('graph/operations.json');
});

test.each(['https://', 'https://kari:secret@spire.example/remotes.json'])(
  'nor with the address of a registry that cannot be asked: %s',
  (OPERATIONS) => {
    const environment = { SUPABASE_URL: 'http://localhost:9999', SUBGRAPH_SECRET: 'x'.repeat(32) };
    expect(() => readGatewayEnvironment({ ...environment, OPERATIONS })).toThrow('OPERATIONS');
    expect(() =>
      readGatewayEnvironment({ ...environment, OPERATIONS: 'https://spire.example/remotes.json' }),
    ).not.toThrow();
  },
);
