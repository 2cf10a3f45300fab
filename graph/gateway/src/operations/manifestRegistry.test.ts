import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { manifestOf } from '../testing/manifests.ts';
import { createManifestRegistry } from './manifestRegistry.ts';
import { MANIFEST_LIMITS } from './operationManifest.ts';
import type { OperationSource } from './publishedOperations.ts';

const FIRST = manifestOf('{ me { id } }');
const SECOND = manifestOf('{ me { email } }');
const sha256 = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

let server: Server;
let origin = '';
/** The server's answers by path, 404 for all else; a path without an answer is left waiting. */
let pages: Map<string, string | undefined>;
let asked: string[];
let told: string[];
let registry: OperationSource;

beforeEach(async () => {
  pages = new Map();
  asked = [];
  told = [];
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (url === '/moved.json') return response.writeHead(302, { location: '/remotes.json' }).end();
    if (!pages.has(url)) return response.writeHead(404).end();
    const page = pages.get(url);
    if (page !== undefined) response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  registry = createManifestRegistry(`${origin}/remotes.json`, 10_000);
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Publishes a version of each remote; `vouched` is what the registry has the hash of. */
function publish(remotes: Record<string, { version: string; content: string; vouched?: string; base?: string }>): void {
  const entries = Object.entries(remotes).map(([name, { version, content, vouched = content, base = '' }]) => {
    pages.set(`/remotes/${name}/${version}/operations.json`, content);
    const integrity = { 'remoteEntry.js': sha256(''), 'operations.json': sha256(vouched) };
    return [name, { version, base: `${base}/remotes/${name}/${version}/`, entry: 'remoteEntry.js', integrity }];
  });
  pages.set('/remotes.json', JSON.stringify({ remotes: Object.fromEntries(entries) }));
}

async function look(source = registry): Promise<string[]> {
  const found = await source.look((place, problem) => void told.push(`${place}: ${String(problem)}`));
  return found.flatMap((manifest) => Object.values(manifest)).toSorted();
}

test('each remote’s manifest is fetched from where the registry says, once for each version', async () => {
  publish({
    'mf-one': { version: '1', content: FIRST },
    'mf-two': { version: '1', content: SECOND, base: origin },
  });
  await expect(look()).resolves.toEqual(['{me{email}}', '{me{id}}']);
  await expect(look()).resolves.toHaveLength(2);
  expect(asked.filter((url) => url !== '/remotes.json')).toHaveLength(2);
  publish({ 'mf-one': { version: '2', content: manifestOf('{ me { createdAt } }') } });
  await expect(look()).resolves.toEqual(['{me{createdAt}}']);
  expect(told).toEqual([]);
});

test.each([
  ['is not what was vouched for', { version: '2', content: SECOND, vouched: FIRST }, 'vouches'],
  ['is a page', { version: '2', content: '<!doctype html>' }, 'JSON'],
  ['is truncated', { version: '2', content: SECOND.slice(0, -4) }, 'JSON'],
  ['is larger than any', { version: '2', content: `${SECOND}${' '.repeat(MANIFEST_LIMITS.bytes)}` }, 'longer'],
])('a manifest that %s leaves what was known, and the other remotes', async (_name, wrong, reason) => {
  const version = '1';
  publish({
    'mf-one': { version, content: manifestOf('{ me { createdAt } }') },
    'mf-two': { version, content: FIRST },
  });
  await look();
  publish({ 'mf-one': wrong, 'mf-two': { version: '2', content: manifestOf('{ me { id email } }') } });
  await expect(look()).resolves.toEqual(['{me{createdAt}}', '{me{id email}}']);
  expect(told).toEqual([expect.stringMatching(new RegExp(`/remotes.json mf-one: .*${reason}`))]);
});

test('what the version before asks is read too: a page may fall back to it', async () => {
  publish({ 'mf-one': { version: '1', content: FIRST }, 'mf-two': { version: '2', content: SECOND } });
  const { remotes } = JSON.parse(pages.get('/remotes.json') ?? '') as { remotes: Record<string, object> };
  const registryNow = { remotes: { 'mf-two': { ...remotes['mf-two'], previous: remotes['mf-one'] } } };
  pages.set('/remotes.json', JSON.stringify(registryNow));
  await expect(look()).resolves.toEqual(['{me{email}}', '{me{id}}']);
  expect(told).toEqual([]);
});

test('a remote of which the registry has no hash is not read', async () => {
  publish({ 'mf-one': { version: '1', content: FIRST } });
  pages.set('/remotes.json', pages.get('/remotes.json')?.replace('operations.json', 'another.json'));
  await expect(look()).resolves.toEqual([]);
  expect(asked).toEqual(['/remotes.json']);
  expect(told).toEqual([expect.stringContaining('no hash')]);
});

test.each<[string, string, string]>([
  ['is a page', '<!doctype html>', 'JSON'],
  ['is another file', '{"name":"spire"}', 'not a registry'],
  ['is larger than any', `{"remotes":{}}${' '.repeat(1_048_576)}`, 'longer'],
  ['describes a remote wrongly', '{"remotes":{"mf-one":{"base":7}}}', 'describes it wrongly'],
])('a registry that %s leaves what was known', async (_name, content, reason) => {
  publish({ 'mf-one': { version: '1', content: FIRST } });
  await look();
  pages.set('/remotes.json', content);
  await expect(look()).resolves.toEqual(['{me{id}}']);
  expect(told).toEqual([expect.stringContaining(reason)]);
});

test('nobody waits long for a registry, or a remote, that does not answer', async () => {
  registry = createManifestRegistry(`${origin}/remotes.json`, 3000);
  publish({ 'mf-one': { version: '1', content: FIRST } });
  await look();
  pages.set('/remotes.json', undefined);
  await expect(look()).resolves.toEqual(['{me{id}}']);
  publish({ 'mf-one': { version: '2', content: SECOND } });
  pages.set('/remotes/mf-one/2/operations.json', undefined);
  await expect(look()).resolves.toEqual(['{me{id}}']);
  expect(told).toEqual([expect.stringContaining('timeout'), expect.stringContaining('timeout')]);
});

test('no more remotes are read than anybody has', async () => {
  const many = Array.from({ length: 101 }, (_, at) => [`mf-${at}`, { version: '1', content: FIRST }] as const);
  publish(Object.fromEntries(many));
  await expect(look()).resolves.toHaveLength(100);
  expect(told).toEqual([expect.stringContaining('first 100')]);
});

test('one that is away, refuses or leads elsewhere is told of', async () => {
  await look();
  await look(createManifestRegistry(`${origin}/moved.json`, 10_000));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await look();
  expect(told).toEqual([
    expect.stringContaining('404'),
    expect.stringContaining('fetch failed'),
    expect.stringContaining('fetch failed'),
  ]);
  expect(asked).not.toContain('/remotes/');
});
