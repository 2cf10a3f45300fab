import { createLog } from '@spire/graph-kit/log';
import { ask } from '../testing/ask.ts';
import { createWebServer } from './webServer.ts';

test.each(['/here', '/nowhere', '/%', `/long/${'x'.repeat(600)}`])(
  '%.12s is answered with every header',
  async (path) => {
    const app = createWebServer(createLog('test', 'silent'), []);
    app.get('/here', () => 'here');
    app.get('/long/:name', () => 'long');
    const answer = await ask(app, path);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as unknown,
    });
    expect(answer.body).not.toContain('xxx');
    await app.close();
  },
);

test('data lets nothing run or load, and says nothing of pages', async () => {
  const app = createWebServer(createLog('test', 'silent'), ['https://project.supabase.co']);
  app.get('/data', (_request, reply) => reply.send({ a: 1 }));
  const { headers } = await ask(app, '/data');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'$/) as unknown,
  });
  expect(headers).not.toHaveProperty('permissions-policy');
  await app.close();
});

test.each([
  ['public, max-age=31536000, immutable', 'a script of a page', false],
  ['no-cache', 'the service worker', true],
])(
  '%s: %s is told its kind, and what governs pages only where it is heeded',
  async (caching, _what, isPolicyHeeded) => {
    const app = createWebServer(createLog('test', 'silent'), []);
    app.get('/script.js', (_request, reply) =>
      reply.headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': caching }).send('1'),
    );
    const { headers } = await ask(app, '/script.js');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    for (const name of [
      'content-security-policy',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
    ])
      expect(name in headers).toBe(isPolicyHeeded);
    await app.close();
  },
);
