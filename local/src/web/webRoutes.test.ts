import type { BrowserConfig, RemoteRegistry } from '@spire/domain/servicePaths';
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ask } from '../testing/ask.ts';
import { addWebRoutes } from './webRoutes.ts';

let root = '';
let app: FastifyInstance;

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'spire-web-'));
  write('shell/dist/index.html', '<!doctype html><head><!--spire:data--></head>');
  write('shell/dist/main.0123456789ab.js', 'x'.repeat(5000));
  write('shell/dist/appearance.js', 'y');
  write('shell/secret.txt', 'not served');
  write('mf-tools/dist/remoteEntry.js', 'z');
  app = Fastify();
  addWebRoutes(app, {
    root,
    site: 'http://localhost:4000',
    scripts: [],
    config: (origin) => ({ graphqlUrl: origin }) as BrowserConfig,
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

test('hashed files stay for ever, others are asked for anew', async () => {
  const hashed = await get('/main.0123456789ab.js', { 'accept-encoding': 'br' });
  expect(hashed.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'accept-encoding',
  });
  const plain = await get('/appearance.js');
  expect(plain.headers['cache-control']).toBe('no-cache');
  expect((await get('/appearance.js', { 'if-none-match': String(plain.headers.etag) })).status).toBe(304);
});

test('remotes are served under their version', async () => {
  const { remotes } = JSON.parse((await get('/remotes.json')).body) as RemoteRegistry;
  const base = remotes['mf-tools']?.base ?? '';
  expect((await get(`${base}remoteEntry.js`)).body).toBe('z');
  expect((await get('/remotes/mf-tools/other/remoteEntry.js')).status).toBe(404);
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
  const elsewhere = await get('/config.json', { host: 'phone.local:4000' });
  expect(JSON.parse(elsewhere.body)).toEqual({ graphqlUrl: 'http://phone.local:4000' });
});
