import type { RemoteRegistry } from '@spire/domain/remoteRegistry';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { previewToken } from '../web/previewLinks.ts';
import { STORE } from '../web/publishedRemotes.ts';
import { addWebRoutes } from '../web/webRoutes.ts';
import { offer, publish, rollBack, type Target } from './publish.ts';
import { newKeys, signed } from './signing.ts';
import { folderStore } from './store.ts';
import { buildOf, lacks, writeBuild } from './testing.ts';

/** The web server as it runs, over a store that is written by the real tool, and spoiled. */
const previewSecret = 's'.repeat(32);
let folder = '';
let store = '';
let target: Target;
let said: string[] = [];
/** Everything that was logged as an error. */
let errors: object[] = [];
const servers: FastifyInstance[] = [];

async function serve(publicKey?: string): Promise<string> {
  const app = Fastify();
  servers.push(app);
  addWebRoutes(app, {
    root: folder,
    remotesFolder: path.join(folder, 'built'),
    publishing: { storeFolder: store, publicKey, previewSecret },
    log: {
      warn: (fields: object) => void said.push((fields as { reason: string }).reason),
      error: (fields: object) => void errors.push(fields),
    } as never,
    site: 'http://localhost:4000',
    foreignServices: [],
    config: (origin) => ({ graphqlUrl: origin }) as BrowserConfig,
  });
  return app.listen({ host: '127.0.0.1', port: 0 });
}

async function registryAt(site: string, cookie = ''): Promise<RemoteRegistry> {
  return (await (await fetch(`${site}/remotes.json`, { headers: { cookie } })).json()) as RemoteRegistry;
}
const versionsAt = async (site: string, cookie = '') =>
  Object.fromEntries(
    Object.entries((await registryAt(site, cookie)).remotes).map(([name, { version }]) => [name, version]),
  );

const pointer = () => path.join(store, STORE.registry);
const written = () => JSON.parse(readFileSync(pointer(), 'utf8')) as RemoteRegistry;

async function publishPage(page: string, name = 'mf-tools'): Promise<string> {
  const build = buildOf(folder, name, { page });
  await publish(target, [build]);
  return build.version.version;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'spire-served-'));
  store = path.join(folder, 'store');
  target = { store: folderStore(store), lacks };
  said = [];
  errors = [];
  mkdirSync(path.join(folder, 'shell/dist'), { recursive: true });
  writeFileSync(path.join(folder, 'shell/dist/index.html'), '<html lang="nb"><head><!--spire:data--></head></html>');
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((each) => each.close()));
  rmSync(folder, { recursive: true });
});

test('a version is out with the next page; the files of the one before go on answering, and back is one step', async () => {
  const one = await publishPage('one');
  const site = await serve();
  expect(await versionsAt(site)).toEqual({ 'mf-tools': one });
  const two = await publishPage('two');
  const { revision, remotes } = await registryAt(site);
  expect(remotes['mf-tools']).toMatchObject({ version: two, previous: { version: one } });
  for (const [version, text] of [
    [one, 'one'],
    [two, 'two'],
  ] as const) {
    const answer = await fetch(`${site}/remotes/mf-tools/${version}/page.0123abcd.js`);
    expect(await answer.text()).toBe(text);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  }
  const page = await (await fetch(`${site}/home`)).text();
  expect(page).toContain(two);
  expect(page).not.toContain(one);
  await rollBack(target, 'mf-tools');
  expect(await versionsAt(site)).toEqual({ 'mf-tools': one });
  expect((await registryAt(site)).revision).toBeGreaterThan(revision);
});

test.each(['while a server runs', 'before a server starts'])(
  'a published file that is lost %s is not found, and named in the log with its version',
  async (when) => {
    const one = await publishPage('one');
    await publishPage('two');
    const lost = `remotes/mf-tools/${one}/page.0123abcd.js`;
    const lose = () => rmSync(path.join(store, lost));
    if (when === 'before a server starts') lose();
    const site = await serve();
    expect((await fetch(`${site}/remotes/mf-tools/${one}/remoteEntry.js`)).status).toBe(200);
    if (when === 'while a server runs') lose();
    const answer = await fetch(`${site}/${lost}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    await expect(answer.json()).resolves.toMatchObject({ error: { code: 'NOT_FOUND' } });
    expect(errors).toEqual([{ file: 'page.0123abcd.js', remote: 'mf-tools', version: one }]);
    await fetch(`${site}/remotes/mf-tools/${one}/nothing.js`);
    expect(errors).toHaveLength(1);
  },
);

test('what was never published is served as it is built, beside what was', async () => {
  writeBuild(path.join(folder, 'built'), 'mf-garden');
  writeBuild(path.join(folder, 'built'), 'mf-tools');
  const site = await serve();
  expect(Object.keys((await registryAt(site)).remotes)).toEqual(['mf-garden', 'mf-tools']);
  expect((await registryAt(site)).revision).toBe(0);
  const two = await publishPage('two');
  expect((await registryAt(site)).remotes['mf-tools']?.version).toBe(two);
  expect(Object.keys((await registryAt(site)).remotes)).toEqual(['mf-garden', 'mf-tools']);
});

describe('a registry that is', () => {
  const faults: [string, (file: string) => void, string][] = [
    ['missing', (file) => rmSync(file), 'it is missing'],
    ['truncated', (file) => writeFileSync(file, readFileSync(file, 'utf8').slice(0, -100)), 'it is not JSON'],
    ['empty', (file) => writeFileSync(file, ''), 'it is not JSON'],
    ['a page', (file) => writeFileSync(file, '<!doctype html>'), 'it is not JSON'],
    [
      'of another layout',
      (file) => writeFileSync(file, JSON.stringify({ ...written(), format: 2 })),
      'registry.format',
    ],
    [
      'older',
      (file) => writeFileSync(file, JSON.stringify({ ...written(), revision: 7 })),
      'registry.revision 7 is older',
    ],
  ];
  test.each(faults)('%s is not used, and the last good one goes on', async (_name, spoil, reason) => {
    await publishPage('one');
    const two = await publishPage('two');
    const site = await serve();
    const before = await registryAt(site);
    spoil(pointer());
    expect(await registryAt(site)).toEqual(before);
    expect(await registryAt(site)).toEqual(before);
    expect(said).toEqual([expect.stringContaining(reason)]);
    writeFileSync(pointer(), JSON.stringify(before));
    expect(await versionsAt(site)).toEqual({ 'mf-tools': two });
  });

  test('spoiled when a server starts is the one before it; and where there is none, what is built', async () => {
    const one = await publishPage('one');
    await publishPage('two');
    writeFileSync(pointer(), '{');
    expect(await versionsAt(await serve())).toEqual({ 'mf-tools': one });
    rmSync(path.join(store, STORE.before));
    writeBuild(path.join(folder, 'built'), 'mf-garden');
    expect(Object.keys(await versionsAt(await serve()))).toEqual(['mf-garden']);
  });

  test('ahead of its files, of which one is missing or another, is not used', async () => {
    const one = await publishPage('one');
    const site = await serve();
    expect(await versionsAt(site)).toEqual({ 'mf-tools': one });
    const two = await publishPage('two');
    writeFileSync(path.join(store, 'remotes/mf-tools', two, 'page.0123abcd.js'), 'spoiled');
    expect(await versionsAt(site)).toEqual({ 'mf-tools': one });
    rmSync(path.join(store, 'remotes/mf-tools', two), { recursive: true });
    writeFileSync(pointer(), JSON.stringify({ ...written(), revision: written().revision + 1 }));
    expect(await versionsAt(site)).toEqual({ 'mf-tools': one });
    expect(said).toEqual([
      expect.stringContaining(`mf-tools ${two}: page.0123abcd.js`),
      expect.stringContaining(`mf-tools ${two}`),
    ]);
  });

  test('signed by nobody, by somebody else, or changed since is not used where a key is known', async () => {
    const [ours, theirs] = [await newKeys(), await newKeys()];
    target = { ...target, ...ours };
    const one = await publishPage('one');
    writeBuild(path.join(folder, 'built'), 'mf-garden');
    const site = await serve(ours.publicKey);
    // Nor is what is built here and signed by nobody.
    expect(await versionsAt(site)).toEqual({ 'mf-tools': one });
    const { signature, ...bare } = await registryAt(site);
    expect(signature).toMatch(/^[\w-]{86}$/);
    const newer = { ...bare, revision: bare.revision + 1, remotes: {} };
    for (const forged of [newer, { ...newer, signature }, await signed(newer, theirs.signingKey)]) {
      writeFileSync(pointer(), JSON.stringify(forged));
      expect(await versionsAt(site)).toEqual({ 'mf-tools': one });
    }
    expect(said).toEqual(Array(3).fill(expect.stringContaining('signature')));
    writeFileSync(pointer(), JSON.stringify(await signed(newer, ours.signingKey)));
    expect(await versionsAt(site)).toEqual({});
  });
});

describe('a preview', () => {
  const until = (ms: number) => new Date(Date.now() + ms).toISOString();
  const linkOf = (version: string, ms = 60_000) =>
    `/home?preview=${previewToken(previewSecret, { name: 'mf-tools', version, until: until(ms) })}`;
  const follow = async (site: string, link: string) => {
    const answer = await fetch(site + link, { redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/home');
    return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  };

  test('is seen by whoever has the link, falls back to what is out, and is kept by nobody on the way', async () => {
    const one = await publishPage('one');
    const build = buildOf(folder, 'mf-tools', { page: 'two' });
    await offer(target, build);
    const two = build.version.version;
    const site = await serve();
    const cookie = await follow(site, linkOf(two));
    expect(await registryAt(site, cookie)).toMatchObject({
      remotes: { 'mf-tools': { version: two, previous: { version: one } } },
      preview: { name: 'mf-tools', version: two },
    });
    const page = await fetch(`${site}/home`, { headers: { cookie } });
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(await page.text()).toContain(two);
    expect(await versionsAt(site)).toEqual({ 'mf-tools': one });
    expect(await (await fetch(`${site}/home`)).text()).not.toContain(two);
    expect(await follow(site, '/home?preview=end')).toBe('spire.preview=');
  });

  test('that is over, not ours, or of what is not there is none', async () => {
    const one = await publishPage('one');
    const site = await serve();
    const two = buildOf(folder, 'mf-tools', { page: 'two' });
    await offer(target, two);
    expect(await follow(site, linkOf(two.version.version, -1))).toBe('spire.preview=');
    for (const version of ['0123456789ab', one]) {
      const cookie = await follow(site, linkOf(version));
      expect(await versionsAt(site, cookie)).toEqual({ 'mf-tools': one });
    }
    const forged = `spire.preview=${previewToken('t'.repeat(32), { name: 'mf-tools', version: two.version.version, until: until(60_000) })}`;
    expect(await versionsAt(site, forged)).toEqual({ 'mf-tools': one });
  });
});
