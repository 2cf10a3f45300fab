import { createLog } from '@spire/graph-kit/log';
import { ask } from '../testing/ask.ts';
import { securityHeaders } from './securityHeaders.ts';
import { createWebServer } from './webServer.ts';

test.each(['/here', '/nowhere', '/%', `/long/${'x'.repeat(600)}`])(
  '%.12s is answered with every header',
  async (path) => {
    const app = createWebServer(createLog('test', 'silent'), []);
    app.get('/here', () => 'here');
    app.get('/long/:name', () => 'long');
    const answer = await ask(app, path);
    expect(answer.headers).toMatchObject(securityHeaders([]));
    expect(answer.body).not.toContain('xxx');
    await app.close();
  },
);

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
