import type { RemoteRegistry } from '@spire/domain/remoteRegistry';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ask } from '../testing/ask.ts';
import { inlineHashes } from './securityHeaders.ts';
import { addWebRoutes } from './webRoutes.ts';

const TOOLS = { contract: 2, name: 'mf-tools', pages: [], cards: [], shortcuts: [] };

let root = '';
let app: FastifyInstance;
let scripts: () => readonly string[];
/** Everything that was logged as an error. */
let errors: object[] = [];

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

beforeEach(() => {
  scripts = () => [];
  errors = [];
  root = mkdtempSync(path.join(tmpdir(), 'spire-web-'));
  write(
    'shell/dist/index.html',
    '<!doctype html><html lang="nb"><head><style>p{}</style><script>paint()</script><!--spire:data--></head>',
  );
  write('shell/dist/main.0123456789ab.js', 'x'.repeat(5000));
  write('shell/dist/plain.js', 'y');
  write('shell/secret.txt', 'not served');
  write('published/mf-tools/dist/remoteEntry.js', 'z');
  write('published/mf-tools/dist/manifest.json', JSON.stringify(TOOLS));
  app = Fastify();
  addWebRoutes(app, {
    root,
    remotesFolder: path.join(root, 'published'),
    log: { warn: () => undefined, error: (fields: object) => void errors.push(fields) } as never,
    site: 'http://localhost:4000',
    otherOrigins: ['http://phone.local:4000'],
    foreignServices: [],
    config: (origin) => ({ graphqlUrl: origin }) as BrowserConfig,
    scripts: () => scripts(),
  });
});
afterEach(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  ask(app, url, { host: 'localhost:4000', ...headers });

test('every path that is no file is the app, with its data in it, and is asked for anew', async () => {
  for (const url of ['/', '/home', '/minnebank?next=/x', '/no/such/page']) {
    const answer = await get(url);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('"graphqlUrl":"http://localhost:4000"');
    expect(answer.body).toContain('"mf-tools"');
  }
});

test('the page comes as its cookies say, and only its own style may be in it', async () => {
  const answer = await get('/home', { cookie: 'spire.look=dark.full.150; spire.language=en' });
  expect(answer.body).toContain(
    '<html lang="en" data-language="en" data-theme="dark" data-calm="false" data-text-size="150">',
  );
  expect(answer.headers['set-cookie']).toHaveLength(2);
  expect(answer.headers.vary).toBe('accept-encoding, cookie');
  expect(answer.headers['content-security-policy']).toContain(inlineHashes('<style>p{}</style>').styles[0]);
  const plain = await get('/home', { cookie: 'spire.look=dark.full.150" onload="x' });
  expect(plain.body).toContain('<html lang="nb">');
  expect(plain.headers['set-cookie']).toBeUndefined();
});

test('the script that paints the last Home stands where Home may be opened, and nowhere else', async () => {
  const has = async (url: string) => (await get(url)).body.includes('<script>paint()</script>');
  expect([await has('/'), await has('/home')]).toEqual([true, true]);
  expect([await has('/checkin'), await has('/auth')]).toEqual([false, false]);
});

test('what a page’s scripts say it is made of is never newer than the page', async () => {
  scripts = () => {
    const told = statSync(path.join(root, 'shell/dist/index.html')).size;
    write(
      'shell/dist/index.html',
      '<!doctype html><html lang="nb"><head><title>Built anew</title><!--spire:data--></head>',
    );
    return [`/dev/reload.js?of=${told}`];
  };
  const before = statSync(path.join(root, 'shell/dist/index.html')).size;
  const { body } = await get('/home');
  expect(body).toContain(`/dev/reload.js?of=${before}`);
  expect(body).toContain('Built anew');
});

test('hashed files stay for ever, others are asked for anew', async () => {
  const hashed = await get('/main.0123456789ab.js', { 'accept-encoding': 'br' });
  expect(hashed.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'accept-encoding',
  });
  const plain = await get('/plain.js');
  expect(plain.headers['cache-control']).toBe('no-cache');
  expect((await get('/plain.js', { 'if-none-match': String(plain.headers.etag) })).status).toBe(304);
});

test('remotes are served under their version', async () => {
  const { remotes } = JSON.parse((await get('/remotes.json')).body) as RemoteRegistry;
  const base = remotes['mf-tools']?.base ?? '';
  expect((await get(`${base}remoteEntry.js`)).body).toBe('z');
  expect((await get('/remotes/mf-tools/other/remoteEntry.js')).status).toBe(404);
});

test('a file of a build that is lost on disk is not found, and named in the log', async () => {
  write('shell/dist/assets/letters.woff2', 'letters');
  write('published/mf-tools/dist/assets/picture.svg', 'picture');
  const { remotes } = JSON.parse((await get('/remotes.json')).body) as RemoteRegistry;
  const { base = '', version } = remotes['mf-tools'] ?? {};
  const files = [`${base}assets/picture.svg`, '/assets/letters.woff2'];
  for (const url of files) expect((await get(url)).status).toBe(200);
  // The date of the build's own folder, by which it is known to be another, stays as it is.
  rmSync(path.join(root, 'shell/dist/assets/letters.woff2'));
  rmSync(path.join(root, 'published/mf-tools/dist/assets/picture.svg'));
  for (const url of files) {
    const answer = await get(url);
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(answer.body).toContain('"code":"NOT_FOUND"');
  }
  expect(errors).toEqual([
    { file: 'assets/picture.svg', remote: 'mf-tools', version },
    { file: 'assets/letters.woff2' },
  ]);
});

test.each([
  '/missing.js',
  '/api/nothing',
  '/remotes/mf-tools',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/rest/v1/x',
])('%s is not found', async (url) => {
  const answer = await get(url);
  expect(answer.status).toBe(404);
  expect(answer.body).toContain('"code":"NOT_FOUND"');
});

test('a page asked for under another name of this machine leads to the one address', async () => {
  const answer = await get('/home?a=1', { host: '127.0.0.1:4000' });
  expect([answer.status, answer.headers.location]).toEqual([307, 'http://localhost:4000/home?a=1']);
});

test('a name that nobody configured is in no answer', async () => {
  const asked = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  for (const url of ['/config.json', '/home', '/remotes.json', '/home?a=1', '/missing.js']) {
    const answer = await get(url, asked);
    expect(answer.body + JSON.stringify(answer.headers)).not.toContain('evil.example');
  }
  expect(JSON.parse((await get('/config.json', asked)).body)).toEqual({ graphqlUrl: 'http://localhost:4000' });
  const configured = await get('/config.json', { host: 'phone.local:4000' });
  expect(JSON.parse(configured.body)).toEqual({ graphqlUrl: 'http://phone.local:4000' });
});
