import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import { loadKeys } from '../../keys.ts';
import type { Keys } from '../../keys.ts';
import { signToken } from '../../keys/tokenKeys.ts';
import { readAuthSettings } from '../../settings.ts';
import { sendError } from './errorReply.ts';
import { requireAdmin } from './requireAdmin.ts';

const SECRET = 'a secret of thirty-two characters';
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let folder = '';
let keys: Keys;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spire-admin-'));
  const settings = readAuthSettings({ GOTRUE_JWT_SECRET: SECRET });
  keys = await loadKeys(path.join(folder, 'keys.json'), new Date(), settings);
  const addresses = { apiUrl: 'http://localhost/auth/v1' };
  const context = { keys, settings, addresses, database: new Pool(), now: () => new Date() };
  app = fastify();
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, log));
  app.get('/', async (request) => requireAdmin(context, request).then(() => 'open'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function ask(headers: Record<string, string>) {
  const answer = await app.inject({ url: '/', headers });
  return answer.statusCode === 200
    ? answer.body
    : [answer.statusCode, answer.json<{ error_code: string }>().error_code];
}
const askWith = (token: string) => ask({ authorization: `Bearer ${token}` });

it.each<[string, () => string]>([
  ['the service key', () => keys.serviceKey],
  ['a token of the role alone', () => signToken(keys.signer, { role: 'supabase_admin' })],
  ['one whose person is nobody', () => signToken(keys.signer, { sub: '1234567890', role: 'supabase_admin' })],
])('%s opens it', async (_name, token) => {
  expect(await askWith(token())).toBe('open');
});

it.each<[string, () => string, [number, string]]>([
  ['the public key', () => keys.anonKey, [403, 'not_admin']],
  ['a person’s role', () => signToken(keys.signer, { role: 'authenticated' }), [403, 'not_admin']],
  ['a list of roles', () => signToken(keys.signer, { role: ['service_role'] }), [403, 'not_admin']],
  ['no role', () => signToken(keys.signer, {}), [403, 'not_admin']],
  ['an end in the past', () => signToken(keys.signer, { role: 'service_role', exp: 1 }), [403, 'bad_jwt']],
  ['half a session', () => signToken(keys.signer, { role: 'service_role', session_id: 'x' }), [403, 'bad_jwt']],
  ['a signature of nobody’s', () => `${keys.serviceKey.slice(0, -3)}AAA`, [403, 'bad_jwt']],
])('%s does not', async (_name, token, refusal) => {
  expect(await askWith(token())).toEqual(refusal);
});

it('needs a token, not a key', async () => {
  for (const headers of [{}, { apikey: keys.serviceKey }, { authorization: keys.serviceKey }])
    expect(await ask(headers)).toEqual([401, 'no_authorization']);
});
