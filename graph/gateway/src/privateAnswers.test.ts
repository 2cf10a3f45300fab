import Fastify, { type FastifyInstance } from 'fastify';
import { keepAnswersPrivate } from './privateAnswers.ts';

const SITE = 'https://spire.example.org';
let app: FastifyInstance;

beforeEach(() => {
  app = Fastify();
  keepAnswersPrivate(app, [SITE]);
  app.post('/graphql', () => ({ data: null }));
  app.get('/api/me', (_request, reply) => reply.header('vary', 'accept-language').send({}));
  app.get('/api/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send({}));
  app.get('/page', () => 'page');
});
afterEach(() => app.close());

const ask = async (method: 'GET' | 'POST' | 'OPTIONS', url: string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ method, url, headers });
  return { status: answer.statusCode, headers: answer.headers };
};
const preflight = (origin: string) => ({ origin, 'access-control-request-method': 'POST' });
const crossOrigin = (headers: object) => Object.keys(headers).filter((name) => name.startsWith('access-control'));

test.each([
  ['POST', '/graphql', 'no-store'],
  ['GET', '/api/me', 'no-store'],
  ['GET', '/api/nothing', 'no-store'],
  ['GET', '/api/openapi.json', 'no-cache'],
  ['GET', '/page', undefined],
] as const)('%s %s is kept: %s', async (method, url, kept) => {
  const { headers } = await ask(method, url);
  expect([headers['cache-control'], headers['x-content-type-options']]).toEqual([kept, kept && 'nosniff']);
});

test('the site may read answers, without credentials', async () => {
  for (const [method, url] of [
    ['POST', '/graphql'],
    ['GET', '/api/me'],
    ['GET', '/api/nothing'],
  ] as const) {
    const { headers } = await ask(method, url, { origin: SITE });
    expect(headers).toMatchObject({
      'access-control-allow-origin': SITE,
      vary: expect.stringMatching(/\borigin$/i) as unknown,
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  }
  expect((await ask('GET', '/api/me', { origin: SITE })).headers['vary']).toBe('accept-language, origin');
});

test.each(['/graphql', '/api/me'])('a preflight of the site to %s is answered', async (url) => {
  const { status, headers } = await ask('OPTIONS', url, preflight(SITE));
  expect([status, headers['access-control-allow-origin']]).toEqual([204, SITE]);
  expect(headers['access-control-allow-headers']).toMatch(/authorization, content-type, x-time-zone/);
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
});

test.each(['null', 'https://spire.example.org.evil.example', 'http://spire.example.org'])(
  '%s may not',
  async (origin) => {
    for (const { headers } of [
      await ask('POST', '/graphql', { origin }),
      await ask('OPTIONS', '/graphql', preflight(origin)),
      await ask('OPTIONS', '/api/me', preflight(origin)),
    ])
      expect(crossOrigin(headers)).toEqual([]);
  },
);

test.each([[[]], [[SITE]]])('any preflight is answered, where %j may ask', async (origins) => {
  const other = Fastify();
  keepAnswersPrivate(other, origins);
  other.all('/api/*', (_request, reply) => reply.code(405).send());
  for (const url of ['/api/me', '/api/auth/signin', '/api/nothing', '/graphql']) {
    const headers = preflight('https://other.example');
    const answer = await other.inject({ method: 'OPTIONS', url, headers });
    expect([answer.statusCode, crossOrigin(answer.headers)]).toEqual([204, []]);
    expect(answer.headers['vary']).toBe(origins.length > 0 ? 'origin' : undefined);
  }
  expect((await other.inject({ method: 'OPTIONS', url: '/api/me' })).statusCode).toBe(405);
  await other.close();
});
