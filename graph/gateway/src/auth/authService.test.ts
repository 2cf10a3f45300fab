import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerAuthFallback } from './authFallback.ts';
import { createAuthService } from './authService.ts';

let hosted: Server;
let app: FastifyInstance;
let reply: { status: number; body: string };
let seen: IncomingMessage | undefined;

beforeAll(async () => {
  hosted = createServer((request, response) => {
    seen = request;
    response.writeHead(reply.status, { 'content-type': 'application/json', 'set-cookie': 'a=b' }).end(reply.body);
  });
  await new Promise<void>((resolve) => hosted.listen(0, '127.0.0.1', resolve));
  const supabaseUrl = `http://127.0.0.1:${(hosted.address() as AddressInfo).port}/`;
  app = Fastify();
  registerAuthFallback(app, createAuthService(app, { supabaseUrl, anonKey: 'public', addressHeader: 'x-real-ip' }));
});
afterAll(async () => {
  await app.close();
  hosted.closeAllConnections();
  hosted.close();
});

const signIn = (headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: SERVICE_PATHS.signIn,
    remoteAddress: '192.0.2.7',
    headers,
    payload: { email: 'kari@example.no', password: 'Kaffe-og-regn-7' },
  });

test('a hosted service is told whose request it is, and never gets a password in an address', async () => {
  reply = { status: 200, body: '{"access_token":"t"}' };
  const answer = await signIn({ 'sb-forwarded-for': '10.0.0.1', cookie: 'c=d', authorization: 'Bearer x' });
  expect([answer.statusCode, answer.json(), answer.headers['set-cookie']]).toEqual([
    200,
    { access_token: 't' },
    undefined,
  ]);
  expect(seen?.headers).toMatchObject({ apikey: 'public', 'sb-forwarded-for': '192.0.2.7' });
  expect([seen?.headers.cookie, seen?.headers.authorization]).toEqual([undefined, undefined]);
  expect(seen?.url).toBe('/auth/v1/token?grant_type=password');
  await signIn({ 'x-real-ip': '10.0.0.1, 198.51.100.9' });
  expect(seen?.headers['sb-forwarded-for']).toBe('198.51.100.9');
});

test.each([
  [502, '<html>Bad gateway</html>'],
  [504, '{"message":"upstream"}'],
  [503, ''],
  [200, '<html>A page</html>'],
])('a service that answers %i %s is unavailable', async (status, body) => {
  reply = { status, body };
  const answer = await signIn();
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'UNAVAILABLE']);
});

test('a service that is not there is unavailable', async () => {
  const alone = Fastify();
  registerAuthFallback(alone, createAuthService(alone, { supabaseUrl: 'http://127.0.0.1:9', anonKey: 'public' }));
  const answer = await alone.inject({
    method: 'POST',
    url: SERVICE_PATHS.signUp,
    payload: { email: 'a', password: 'b' },
  });
  expect([answer.statusCode, answer.json<{ error_code: string }>().error_code]).toEqual([503, 'UNAVAILABLE']);
  await alone.close();
});

test('its newer kind of error is read like the older', async () => {
  reply = { status: 429, body: '{"code":"over_request_rate_limit","message":"Too many"}' };
  expect((await signIn()).json()).toMatchObject({ error_code: 'over_request_rate_limit', msg: 'Too many' });
});
