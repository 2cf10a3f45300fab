import { Writable } from 'node:stream';
import { pino } from 'pino';
import { createServiceApp, type ServiceApp } from './serviceApp.ts';

let lines: Record<string, unknown>[] = [];
let service: ServiceApp;

beforeEach(() => {
  lines = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  service = createServiceApp({ log: pino({ base: null }, stream), checks: {}, bodyLimit: 1000, drainMs: 0 });
  service.app.post('/notes/:id', () => ({ ok: true }));
  service.app.get('/fails', () => Promise.reject(new Error('planted-error-text')));
});
afterEach(() => service.close());

const PLANTED = [
  'planted-token',
  'planted-text',
  'kari@example.no',
  'planted-query',
  'planted-id',
  'planted-error-text',
];

test('each request is one line: method, pattern, status, time and id, a fault is told before it, and nothing of what it carries', async () => {
  const answer = await service.app.inject({
    method: 'POST',
    url: '/notes/planted-id?q=planted-query',
    headers: {
      authorization: 'Bearer planted-token',
      'x-correlation-id': 'planted-text',
      'user-agent': 'planted-text',
    },
    payload: { text: 'planted-text', email: 'kari@example.no' },
  });
  await service.app.inject({ url: '/fails' });
  await service.app.inject({ url: '/planted-id/none' });
  expect(lines).toMatchObject([
    { method: 'POST', route: '/notes/:id', status: 200, ms: expect.any(Number) as unknown },
    { correlationId: expect.any(String) as unknown, error: { name: 'Error' }, msg: 'A request failed' },
    { method: 'GET', route: '/fails', status: 500 },
    { method: 'GET', route: 'none', status: 404 },
  ]);
  expect(lines[0]?.['correlationId']).toBe(answer.headers['x-correlation-id']);
  for (const text of PLANTED) expect(JSON.stringify(lines)).not.toContain(text);
});

test('an id that is a UUID is kept, any other is replaced', async () => {
  const ask = async (id: string) =>
    (await service.app.inject({ url: '/api/health', headers: { 'x-correlation-id': id } })).headers['x-correlation-id'];
  const id = '6f8f1f0e-7c6b-4b45-9d8e-0f5e0d8b7a61';
  await expect(ask(id)).resolves.toBe(id);
  await expect(ask('kari@example.no')).resolves.toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ['an address that is none', { url: '/none' }, 404, 'NOT_FOUND'],
  [
    'a form',
    { method: 'POST' as const, url: '/notes/1', headers: { 'content-type': 'text/html' }, payload: 'x' },
    400,
    'BAD_REQUEST',
  ],
  [
    'a body that is too large',
    { method: 'POST' as const, url: '/notes/1', payload: { x: 'x'.repeat(2000) } },
    413,
    'TOO_LARGE',
  ],
  ['a fault of ours', { url: '/fails' }, 500, 'INTERNAL'],
])('%s is answered in JSON', async (_name, request, status, code) => {
  const answer = await service.app.inject(request);
  expect([answer.statusCode, answer.json()]).toEqual([status, { errors: [{ message: code, extensions: { code } }] }]);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test('every answer says that it is no page and of which type it is, also where no route can be looked up', async () => {
  for (const url of ['/api/health', '/none', '/fails', '/%']) {
    const { headers, body } = await service.app.inject({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'") as unknown,
    });
    expect(body).not.toContain(url);
  }
});
