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
